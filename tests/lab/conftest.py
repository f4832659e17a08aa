"""A Ray cluster of two nodes on this machine."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[str]:
    """Its address."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False}
    nodes = Cluster(initialize_head=True, head_node_args=head)
    nodes.add_node(num_cpus=1)
    yield nodes.address
    nodes.shutdown()
