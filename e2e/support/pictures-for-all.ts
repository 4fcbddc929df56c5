import sharp from 'sharp';
import type { Files } from '#platform/files.ts';
import { memoryFiles } from '#platform/testing/memory-files.ts';

/** A file store in which every picture exists: drawing the sample's two hundred takes longer than most tests. */
export async function picturesForAll(): Promise<Files> {
  const files = memoryFiles();
  const picture = await sharp({ create: { width: 16, height: 12, channels: 3, background: '#e4dfd4' } })
    .jpeg()
    .toBuffer();
  return {
    ...files,
    get: async (key) =>
      (await files.get(key)) ?? (/^(pictures\/.*\.jpg|drawings\/.*\.png)$/.test(key) ? picture : undefined),
  };
}
