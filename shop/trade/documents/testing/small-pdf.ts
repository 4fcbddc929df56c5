/** The smallest PDF that a reader opens: one empty page. `note` makes each one unique. */
export function smallPdf(note = ''): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`%PDF-1.4
% ${note}
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj
trailer <</Root 1 0 R>>
%%EOF
`);
}
