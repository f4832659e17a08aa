/** Saves a text as a file with a name of one's own, made of letters and digits. */
export function save(text: string, name: string, ending: string, type = 'text/plain'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'escarmouche'}.${ending}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000) // some browsers are still reading it
}
