/** Name of a kept copy, from its address: '2200, Print unit' for a drawing, '2200' for a manual. */
export function keptTitle(address: string): string {
  const [path = ''] = address.split('?');
  const words = path.replace(/^.*\/(?:Presses|manuals)\//i, '').replace(/\.pdf$/i, '');
  return words
    .split('/')
    .map((word) => decodeURIComponent(word).replaceAll('-', ' '))
    .join(', ');
}
