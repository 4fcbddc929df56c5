import type { Files } from '#platform/files.ts';
import { drawTapeFlyer } from '../manuals/flyer.ts';
import { drawManual, MANUAL_NAMES } from '../manuals/manual.ts';

/** Draws and stores the manuals, `manuals/{name}.pdf` (A29, D32), and the flyer of the tape page (A30). */
export async function storeDocuments(files: Files): Promise<void> {
  for (const name of MANUAL_NAMES) await files.put(`manuals/${name}.pdf`, await drawManual(name));
  await files.put('media/tape-flyer.pdf', await drawTapeFlyer());
}
