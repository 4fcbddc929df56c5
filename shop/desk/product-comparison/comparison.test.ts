import { expect, test } from 'vitest';
import type { Files } from '#platform/files.ts';
import { Comparison, type RowChange } from './comparison.ts';
import { Faults } from '../product-files/faults.ts';
import { NamedPictures } from '../product-files/pictures.ts';

const MEGABYTE = 'x'.repeat(1024 * 1024);

/** A product whose text of a megabyte is cleared by a short line in the file. */
const change: RowChange = {
  kind: 'products',
  row: 2,
  entityId: 1,
  name: 'DB-0150',
  isNew: false,
  before: { details: MEGABYTE },
  after: { details: '' },
  versionBefore: 1,
};

test('an import’s changes are in memory until they are stored, so they have their own limit', () => {
  const sent = { tables: [], hasPicture: () => false, picture: async () => undefined };
  const comparison = new Comparison({
    db: {} as never, // no query runs
    words: {} as never,
    pictures: new NamedPictures({} as Files, sent),
    faults: new Faults(),
    total: 65,
    progress: async () => {},
  });
  for (let row = 0; row < 64; row += 1) comparison.keep(change);
  expect(() => comparison.keep(change)).toThrow('staff-refusal.too-much-text');
  expect(comparison.changes.length).toBe(64);
});
