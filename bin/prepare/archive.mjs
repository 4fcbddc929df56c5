import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { UserError } from './user-error.mjs';

/** Packs a folder, as "pressline", into a .tar.gz with a neutral owner and the same names on every machine. */
export function packArchive(folder, file) {
  const options = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name', '--transform=s,^\\.,pressline,SH'];
  const { status, stderr } = spawnSync('tar', [...options, '-C', folder, '-czf', path.resolve(file), '.'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new UserError(`The archive could not be written: ${stderr}`);
}

export function unpackArchive(file, folder) {
  const { status, stderr } = spawnSync('tar', ['-C', folder, '-xzf', file], { encoding: 'utf8' });
  if (status !== 0) throw new UserError(`The archive could not be read: ${stderr}`);
}
