import sys
sys.path.insert(0,'/tmp/rites_try/src'); sys.path.insert(0,'/tmp/rites_try/tests')
import escarmouche.core.compiling as c
assert c.__file__.startswith('/tmp/rites_try'), c.__file__
c.compiled=lambda f:f
import pytest
sys.exit(pytest.main(sys.argv[1:]))
