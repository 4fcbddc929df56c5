import { createHash, randomUUID } from 'node:crypto';
import type { Files } from '#platform/files.ts';
import { isPdf } from '../../base/files/pdf-file.ts';
import { message, type Message } from '../../base/messages/message.ts';
import type { Cells } from '../move-files/column.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import type { NamedFile, Remark } from '../move-files/kind.ts';
import type { MoveSource } from './open-source.ts';

/** Size limit of a document, as of uploads. */
const MAX_BYTES = 10 * 1024 * 1024;

interface FiledRow {
  readonly row: number;
  readonly cells: Cells;
}

/** Says in each row what its file is; a row whose file was not sent is compared without it. */
export async function readFiles<Row extends FiledRow>(
  rows: readonly Row[],
  source: MoveSource['file'],
): Promise<{ rows: Row[]; remarks: Remark[] }> {
  const read: Row[] = [];
  const remarks: Remark[] = [];
  for (const row of rows) {
    const { sha256: typed = '', ...others } = row.cells;
    const file = source(row.cells.file ?? '');
    const bytes = file === undefined || file.size > MAX_BYTES ? undefined : await file.read();
    if (file === undefined) {
      read.push({ ...row, cells: typed === '' ? others : row.cells });
      continue;
    }
    const sha256 = bytes === undefined ? '' : sumOf(bytes);
    const refusal = refusalOf(bytes, typed, sha256);
    if (refusal === null) read.push({ ...row, cells: { ...others, sha256 } });
    else remarks.push({ row: row.row, heading: 'file', message: refusal });
  }
  return { rows: read, remarks };
}

/** @param bytes  undefined: too large to be read */
function refusalOf(bytes: Uint8Array | undefined, typed: string, sha256: string): Message | null {
  if (bytes === undefined) return message('staff-rule.move.large-file');
  if (!isPdf(bytes)) return message('staff-rule.move.no-pdf');
  return typed === '' || typed === sha256 ? null : message('staff-rule.move.other-content');
}

/**
 * Stores the files that are new, each under a name of its own, so that a move can be written later and by another process.
 * @returns the cells with the names; a row whose file is missing is a fault
 */
export async function storeFiles<Row extends FiledRow & { before: Cells | null }>(
  files: Files,
  rows: readonly Row[],
  source: MoveSource['file'],
): Promise<{ rows: Row[]; remarks: Remark[] }> {
  const stored: Row[] = [];
  const remarks: Remark[] = [];
  for (const row of rows) {
    const { cells, before } = row;
    if (before !== null && before.sha256 === cells.sha256) {
      stored.push(row);
      continue;
    }
    const bytes = await source(cells.file ?? '')?.read();
    if (bytes === undefined) {
      remarks.push({ row: row.row, heading: 'file', message: message('staff-rule.move.no-file') });
      continue;
    }
    const fileKey = `past-documents/${randomUUID()}.pdf`;
    await files.put(fileKey, bytes);
    stored.push({ ...row, cells: { ...cells, fileKey, sizeBytes: String(bytes.length) } });
  }
  return { rows: stored, remarks };
}

/** Stores the files that rows name, and says in each what its file is. A row whose file is missing or unfit is left out, and named. */
export async function keepFiles<Row extends FiledRow & { before: Cells | null }>(
  files: Files,
  { heading, maxBytes, tooLarge, keep }: NamedFile,
  rows: readonly Row[],
  source: MoveSource['file'],
): Promise<{ rows: Row[]; remarks: Remark[] }> {
  const kept: Row[] = [];
  const remarks: Remark[] = [];
  for (const row of rows) {
    const { cells, before } = row;
    const name = cells[heading] ?? '';
    const sent = source(name);
    const refuse = (reason: Message) => remarks.push({ row: row.row, heading, message: reason });
    if (name === '') kept.push({ ...row, cells: { ...cells, fileKey: '' } });
    else if (sent === undefined) {
      if (name === before?.[heading]) kept.push(row);
      else refuse(message('staff-rule.move.no-file'));
    } else if (sent.size > maxBytes) refuse(tooLarge);
    else {
      try {
        kept.push({ ...row, cells: { ...cells, ...(await keep(files, await sent.read(), before)) } });
      } catch (error) {
        if (!(error instanceof InvalidInputError)) throw error;
        refuse(error.messages[0] ?? message('staff-rule.move.no-file'));
      }
    }
  }
  return { rows: kept, remarks };
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
