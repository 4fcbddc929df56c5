/** Replacement part as staff type it: part number and quantity. */
export interface NamedSuccessor {
  part: string;
  quantity: number;
}

/** '2 x DB-0150; DB-0200', or one per line. Text before no part number is treated as one. */
export function readSuccessors(text: string): NamedSuccessor[] {
  return text
    .split(/[;\n]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, count, part] = /^(-?\d{1,6}) ?[x×] ?(\S.*)$/i.exec(piece) ?? [];
      return count === undefined || part === undefined
        ? { part: piece, quantity: 1 }
        : { part, quantity: Number(count) };
    });
}

export function writeSuccessors(successors: readonly NamedSuccessor[]): string {
  return successors.map(({ part, quantity }) => (quantity === 1 ? part : `${quantity} x ${part}`)).join('; ');
}
