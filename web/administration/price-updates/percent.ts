/** The percentage that staff typed, '-2,5 %'. NaN if it can't be read, for the shop to refuse. */
export function percentIn(typed: string): number {
  const figure = typed
    .replace(',', '.')
    .replace(/\s*%\s*$/, '')
    .trim();
  return figure === '' ? Number.NaN : Number(figure);
}
