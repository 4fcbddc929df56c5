/** Number of a quotation as people read it: 'Q1001'. */
export function quotationNumber(quotationId: number): string {
  return `Q${quotationId}`;
}
