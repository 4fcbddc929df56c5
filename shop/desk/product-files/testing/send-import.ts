import { expect, vi } from 'vitest';
import type { TestShop } from '#server/testing/test-shop.ts';
import type { ImportDetails, ImportChange } from '../answers.ts';

type Staff = Awaited<ReturnType<TestShop['asStaff']>>;

/** Downloads an export as staff do; returns its bytes. */
export async function exported({ app }: TestShop, { token }: Staff, file: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = `/Administration/export/files/${file}`;
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  return new Uint8Array(answer.rawPayload);
}

/** The export as rows of cells by heading; every cell of these tests fits on one line. */
export async function exportedText(shop: TestShop, staff: Staff, file: string): Promise<string> {
  return new TextDecoder().decode(await exported(shop, staff, file));
}

/** Uploads a file and returns the import after the dry run. */
export async function sendImport(
  shop: TestShop,
  staff: Staff,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'products.csv',
): Promise<ImportDetails> {
  const form = new FormData();
  form.append('file', new File([content], name));
  const request = new Request('http://shop.test', { method: 'POST', body: form });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/Import/CheckProducts',
    headers: { authorization: `Bearer ${staff.token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return settled(staff, answer.json<{ importID: number }>().importID);
}

/** Returns the import once no work on it is in progress. */
export function settled(staff: Staff, importId: number): Promise<ImportDetails> {
  return vi.waitFor(
    async () => {
      const { body } = await staff.get(`/api/Import/GetImport/${importId}`);
      expect(['checking', 'applying', 'undoing']).not.toContain(body.state);
      return body as ImportDetails;
    },
    { timeout: 240_000, interval: 20 },
  );
}

/** Applies or undoes an import and returns it afterwards. */
export async function take(staff: Staff, way: 'Apply' | 'Undo', importId: number): Promise<ImportDetails> {
  const confirmed = way === 'Apply' ? { confirmed: true } : {}; // as staff who have read its questions
  const begun = await staff.post(`/api/Import/${way}Import`, { importId, ...confirmed });
  expect(begun.body).toBe(1);
  return settled(staff, importId);
}

/** Lists the changes of an import: row, name and differing cells. */
export async function changesOf(staff: Staff, importId: number) {
  const { body } = await staff.get(`/api/Import/GetImportChanges/${importId}?page=1&pageSize=1000`);
  return (body as ImportChange[]).map(({ row, name, cells }) => [
    row,
    name,
    ...cells.map(({ column, before, after }) => `${column}: ${before ?? 'new'} → ${after}`),
  ]);
}
