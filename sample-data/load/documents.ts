import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '#platform/files.ts';
import { drawing, renderPicture } from '../pictures/picture.ts';

const SAMPLE_DATA = path.join(import.meta.dirname, '..');
const MANUALS = path.join(SAMPLE_DATA, 'manuals');

/** The names of the fourteen manuals (A29). */
export const MANUAL_NAMES: readonly string[] = readdirSync(MANUALS).map((file) => path.basename(file, '.pdf'));

/**
 * Stores the manuals, `manuals/{name}.pdf` (A29, D32), and the files of the tape page: flyer, film, its poster (A30).
 */
export async function storeDocuments(files: Files): Promise<void> {
  for (const name of MANUAL_NAMES)
    await files.put(`manuals/${name}.pdf`, await readFile(path.join(MANUALS, `${name}.pdf`)));
  for (const file of ['tape-flyer.pdf', 'tape-mounting.webm'])
    await files.put(`media/${file}`, await readFile(path.join(SAMPLE_DATA, file)));
  await files.put('media/tape-mounting.jpg', await renderPicture(drawing('tape-mounting', 960, 540), 960));
}
