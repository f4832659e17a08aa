/** The little Markdown that our own studies are written in, as HTML; whatever is not known is text. */

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]!)

function inline(text: string, picture: (path: string) => string | undefined): string {
  return escaped(text)
    .replace(/!\[([^\]]*)\]\(([^)]+)\)/g, (_, words: string, path: string) => (picture(path) ? `<img src="${picture(path)}" alt="${words}" loading="lazy">` : words))
    .replace(/\[([^\]]+)\]\((https:[^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
}

export function html(source: string, picture: (path: string) => string | undefined = () => undefined): string {
  const blocks = source.replace(/<!--[\s\S]*?-->/g, '').split(/\n{2,}/)
  return blocks.map((block) => oneBlock(block.trim(), (text) => inline(text, picture))).join('\n')
}

function oneBlock(block: string, said: (text: string) => string): string {
  const heading = /^(#{1,4}) (.*)$/.exec(block)
  if (heading) return `<h${heading[1]!.length + 1}>${said(heading[2]!)}</h${heading[1]!.length + 1}>`
  if (block.startsWith('```')) return `<pre tabindex="0"><code>${escaped(block.replace(/^```.*\n?|\n?```$/g, ''))}</code></pre>`
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('|'))) {
    const [head, , ...rows] = lines.map((line) => line.slice(1, -1).split(/(?<!\\)\|/).map((cell) => said(cell.trim())))
    const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
    return `<div class="wide" tabindex="0"><table><thead>${row(head!, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`
  }
  if (lines.every((line) => /^(- |  )/.test(line))) return `<ul>${lines.map((line) => `<li>${said(line.replace(/^- /, ''))}</li>`).join('')}</ul>`
  return block ? `<p>${said(lines.join(' '))}</p>` : ''
}
