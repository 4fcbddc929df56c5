import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Files } from '#platform/files.ts';
import { drawTapeFlyer } from '../manuals/flyer.ts';
import { drawManual, MANUAL_NAMES } from '../manuals/manual.ts';
import { drawing, renderPicture } from '../pictures/picture.ts';

const FILM_FILE = path.join(import.meta.dirname, '../tape-mounting.webm');

/** Draws and stores the manuals, `manuals/{name}.pdf` (A29, D32), and what the tape page shows: flyer, film, its poster (A30). */
export async function storeDocuments(files: Files): Promise<void> {
  for (const name of MANUAL_NAMES) await files.put(`manuals/${name}.pdf`, await drawManual(name));
  await files.put('media/tape-flyer.pdf', await drawTapeFlyer());
  await files.put('media/tape-mounting.webm', await readFile(FILM_FILE));
  await files.put('media/tape-mounting.jpg', await renderPicture(drawing('tape-mounting', 960, 540), 960));
}
