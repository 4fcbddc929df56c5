import { documentedExample } from '#shop/base/wire/documented-example.ts';
import type { AnyOperation, ExampleRequest } from '#shop/base/operations/operation.ts';
import { smallPicture } from '#shop/shopfront/product-editing/testing/staff-at-work.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import type { ApiAnswer, TestShop } from '../../testing/test-shop.ts';
import { addressOf } from './example.ts';

/** Sends a request like a program: JSON, or a form if it has a file. */
export async function send(
  { app, shop }: TestShop,
  operation: AnyOperation,
  request: ExampleRequest,
  token: string | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> {
  const sent = await messageOf(operation, request, token);
  const response = await app.inject({ ...sent, headers: { ...headers, ...sent.headers } });
  await shop.asideDone(); // an import continues after its answer
  const isJson = /json/.test(String(response.headers['content-type']));
  return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
}

/** The request as sent over HTTP. */
export async function messageOf(operation: AnyOperation, request: ExampleRequest, token: string | null) {
  const { headers, payload } = await bodyOf(operation, request);
  return {
    method: operation.path.method,
    url: addressOf(operation, request),
    headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    ...(payload === undefined ? {} : { payload }),
  };
}

async function bodyOf(operation: AnyOperation, request: ExampleRequest) {
  const { body, fileName } = documentedExample(operation, request);
  if (operation.path.method !== 'POST') return { headers: {} };
  if (fileName === undefined)
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body ?? {}) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  form.append('file', new File([await contentOf(fileName)], fileName));
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

async function contentOf(fileName: string): Promise<Uint8Array<ArrayBuffer> | string> {
  if (fileName.endsWith('.pdf')) return smallPdf();
  if (fileName === 'callouts.csv') return 'callout,x,y,part,text,quantity\n7,12.5,40,DB-0200,,2\n';
  if (fileName.endsWith('.csv')) return 'productID,productName,stockLevel\n141,DB-0200,7\n';
  return new Uint8Array(await smallPicture());
}
