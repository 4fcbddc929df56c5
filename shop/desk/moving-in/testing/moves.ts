import type { TestShop } from '#server/testing/test-shop.ts';
import { messageOf } from '../../../base/messages/issue.ts';
import { beginMove, beginStep, checkFiles, runStep } from '../move.ts';
import { findMove } from '../move-queries.ts';
import { tablesAlone } from '../open-source.ts';

export const STAFF = { id: 1, name: 'Mabel Tripp' };

export interface TypedFile {
  readonly name: string;
  readonly content: string;
}

export async function check({ shop }: TestShop, files: readonly TypedFile[]) {
  const begun = await beginMove(shop, STAFF, 'former-shop.zip');
  const tables = files.map(({ name, content }) => ({ name, read: async () => new TextEncoder().encode(content) }));
  await checkFiles(shop, begun, async () => tablesAlone(tables));
  return readMove(shop, begun.moveId);
}

/** Compares files, among them documents by their names. */
export async function checkWithDocuments(
  { shop }: TestShop,
  files: readonly TypedFile[],
  documents: Readonly<Record<string, Uint8Array>>,
) {
  const begun = await beginMove(shop, STAFF, 'former-shop.zip');
  const tables = files.map(({ name, content }) => ({ name, read: async () => new TextEncoder().encode(content) }));
  const file = (name: string) => {
    const bytes = Object.entries(documents).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
    return bytes && { size: bytes.length, read: async () => bytes };
  };
  await checkFiles(shop, begun, async () => ({ tables, file }));
  return readMove(shop, begun.moveId);
}

export async function step({ shop }: TestShop, moveId: number, direction: 'apply' | 'undo', isLeaving = false) {
  const attempt = await beginStep(shop, moveId, direction, { isConfirmed: true });
  await runStep(shop, attempt, direction, { staff: STAFF, isLeaving });
  return readMove(shop, moveId);
}

export async function readMove(shop: TestShop['shop'], moveId: number) {
  const found = await findMove(shop.db, moveId);
  if (found === undefined) throw new Error(`There is no move ${moveId}.`);
  return found;
}

export const faultsOf = ({ errors }: Awaited<ReturnType<typeof readMove>>) =>
  errors.map(({ file, row, column, message }) => [file, row, column, messageOf(message).key]);

export async function count({ owner }: TestShop, table: string, where = 'true'): Promise<number> {
  const { rows } = await owner.$client.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`);
  return rows[0]?.n ?? -1;
}
