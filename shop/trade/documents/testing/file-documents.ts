import { documentedCall } from '#server/testing/documented-call.ts';
import type { ApiAnswer, TestShop } from '#server/testing/test-shop.ts';
import { smallPdf } from './small-pdf.ts';

/** Files a PDF with an order by the documented call, as staff. */
export async function fileWith(shop: TestShop, fields: object, content = smallPdf()): Promise<ApiAnswer> {
  const { token } = await shop.asStaff();
  const form = new FormData();
  const { url, body } = documentedCall('POST', '/api/Sale/AddOrderDocument', fields);
  for (const [name, value] of Object.entries(body as object)) form.append(name, String(value));
  form.append('file', new File([content], 'paper.pdf', { type: 'application/pdf' }));
  const multipart = new Response(form);
  const answer = await shop.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': multipart.headers.get('content-type') ?? '' },
    payload: Buffer.from(await multipart.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** Files a certificate with an order; returns its id. */
export async function filedCertificate(shop: TestShop, orderId: number, number: string): Promise<number> {
  const { status, body } = await fileWith(shop, { orderId, kind: 'certificate', number, issuedOn: '2026-11-20' });
  if (status !== 200) throw new Error(`Not filed: ${JSON.stringify(body)}`);
  return body;
}
