/** One key per line, so that the drop-down in the header and the basket page see the same removal. */
export function removalKey(lineId: number): string {
  return `basket-remove-${lineId}`;
}
