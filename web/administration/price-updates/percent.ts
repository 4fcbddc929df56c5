/** The percentage that staff typed, '-2,5 %'. NaN if it can't be read, for the shop to refuse. */
export function percentIn(typed: string): number {
  const figure = typed.replace(',', '.').trim().replace(/%$/, '').trim();
  return /^[-+\u2212]?\d+(?:\.\d+)?$/.test(figure) ? Number(figure.replace('\u2212', '-')) : Number.NaN;
}
