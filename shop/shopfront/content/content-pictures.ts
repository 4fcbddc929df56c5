import { z } from 'zod';
import type { Files } from '#platform/files.ts';

/** The list of the pictures that pages show by name, in the file store: JSON, name → hash of the picture. */
export const CONTENT_NAMES_KEY = 'pictures/content/names.json';

const Names = z.record(z.string(), z.string().regex(/^[\da-f]{16,64}$/));

/** The hash of a picture by its name ('scene-tapes', 'map-us'); null if the store has none of that name. */
export async function contentPictures(files: Files): Promise<(name: string) => string | null> {
  const list = await files.get(CONTENT_NAMES_KEY);
  const names = list === undefined ? {} : Names.parse(JSON.parse(list.toString('utf8')));
  return (name) => (Object.hasOwn(names, name) ? (names[name] ?? null) : null);
}
