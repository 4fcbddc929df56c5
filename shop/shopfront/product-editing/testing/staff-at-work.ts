import { documentedCall } from '#server/testing/documented-call.ts';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { ApiAnswer, TestShop } from '#server/testing/test-shop.ts';
import { auditEntries } from '../../../base/audit/tables.ts';
import { products } from '../../../catalogue/parts/tables.ts';

let made = 0;

/** Body of the product form, with a unique part number. */
export function productForm(changes: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  return {
    productID: 0,
    productName: `ZZ-${1000 + made}`,
    productIntro: 'Doctor blade, long life',
    productDetails: 'Coated steel, 0.15 mm thick.',
    productPriceDollar: 48.5,
    productPriceEuro: 0,
    stockLevel: 12,
    productStatus: 1,
    award: 0,
    productSuperVariantID: 0,
    flash: '',
    useCloudImage: 2,
    locallySourced: 2,
    pallet: 2,
    ...changes,
  };
}

/** Adds a product and returns its row. */
export async function newProduct(shop: TestShop, changes: Record<string, unknown> = {}) {
  const staff = await shop.asStaff();
  const form = productForm(changes);
  const { status, body } = await staff.post('/api/Product/SaveProduct', form);
  if (status !== 200) throw new Error(`The product was refused: ${JSON.stringify(body)}`);
  return productNamed(shop, String(form['productName']));
}

export async function productNamed(shop: TestShop, name: string) {
  const [row] = await shop.shop.db.select().from(products).where(eq(products.name, name)).orderBy(desc(products.id));
  if (row === undefined) throw new Error(`There is no product ${name}.`);
  return row;
}

/** The latest audit entries, newest first. */
export function lastNotes(shop: TestShop, count = 1) {
  return shop.shop.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(count);
}

/** A small single-colour picture. */
export function smallPicture(background = '#2050a0'): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

interface Upload {
  url: string;
  token: string | null;
  part: string;
  bytes: Uint8Array;
  fields: Record<string, string>;
  fileName?: string;
}

/** Sends a form with a file, as a browser does. */
export async function sendForm(shop: TestShop, upload: Upload): Promise<ApiAnswer> {
  const form = new FormData();
  form.append(upload.part, new File([new Uint8Array(upload.bytes)], upload.fileName ?? 'picture.png'));
  const sent = documentedCall('POST', upload.url, upload.fields);
  for (const [name, value] of Object.entries(sent.body as Upload['fields'])) form.append(name, value);
  const body = new Response(form);
  const response = await shop.app.inject({
    method: 'POST',
    url: upload.url,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(upload.token === null ? {} : { authorization: `Bearer ${upload.token}` }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}
