// npm run release: the shop with all its packages and built pages as one archive for machines like this one, which starts without
// npm and without a registry (docs/operations.md).
//   npm run release -- /tmp/releases
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packArchive } from './prepare/archive.mjs';
import { assemble } from './prepare/assemble.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

await runScript(async () => {
  const [folder = '.', ...more] = process.argv.slice(2);
  if (more.length > 0) throw new UserError('Expected one folder for the archive.');
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const commit = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout.trim();
  if (commit !== '') console.log('Some files have uncommitted changes: the archive contains them as they are.');
  const name = `pressline-${version}-${process.platform}-${process.arch}.tar.gz`;
  const place = mkdtempSync(path.join(tmpdir(), 'pressline-release-'));
  try {
    assemble(root, place);
    mkdirSync(folder, { recursive: true });
    const file = path.resolve(folder, name);
    packArchive(place, file);
    const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
    writeFileSync(`${file}.sha256`, `${sum}  ${name}\n`);
    console.log(file);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
