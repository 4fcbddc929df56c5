import { expect, test } from 'vitest';
import { explainFolderError } from './explain-folder-error.ts';

test.each([
  ['a full disk, as Node says it', new Error('ENOSPC: no space left on device, write'), 'is full: free some space'],
  ['a full disk, as PostgreSQL says it', 'could not write to file "pg_wal/x": No space left on device', 'is full'],
  ['a used-up quota', 'could not extend file: Disk quota exceeded', 'is full'],
  ['a read-only disk', new Error('EROFS: read-only file system, mkdir'), "can't be written to"],
  ['a closed folder', 'could not open file "postmaster.pid": Permission denied', "can't be written to"],
  ['a file in its place', new Error('ENOTDIR: not a directory, mkdir'), 'is not a folder'],
])('%s becomes one sentence that names the folder and what to do', (_, cause, expected) => {
  const trouble = explainFolderError(cause, '/srv/my shop');
  expect(trouble?.message).toContain('/srv/my shop');
  expect(trouble?.message).toContain(expected);
  expect(trouble?.message).toMatch(/^[^.]*\.$/); // one sentence
});

test('any other error is not blamed on the folder', () => {
  expect(explainFolderError(new Error('password authentication failed'), '/srv/shop')).toBeUndefined();
});
