import { describe, expect, it } from 'vitest'
import { html } from '../src/lib/markdown'

describe('Markdown of the studies', () => {
  it('has headings, lists, tables, code and emphasis', () => {
    expect(html('# A\n\nb **c** `d`\n\n- e\n- f\n\n| g | h |\n|---|---|\n| 1 | 2 |')).toBe(
      '<h2>A</h2>\n<p>b <b>c</b> <code>d</code></p>\n<ul><li>e</li><li>f</li></ul>\n<div class="wide" tabindex="0"><table><thead><tr><th>g</th><th>h</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table></div>',
    )
  })

  it('lets nothing else through', () => {
    expect(html('<script>x</script> [y](javascript:z)')).toBe('<p>&lt;script&gt;x&lt;/script&gt; y</p>')
  })
})
