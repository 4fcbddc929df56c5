import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '#platform/operator-error.ts';
import { contentsOf, describeMissing } from '../backup/manifest.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { readConfig } from '../config.ts';
import { openFilesFor } from '../open-files.ts';
import { type Command, MistypedError, resolveTypedPath } from './command.ts';
import { withExistingShop } from './shop-database.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Copies the whole shop, database and files, into one file, while it runs',
  help: `backup <file>

Writes the whole shop into one ZIP file: all rows of the database as of one moment, all files of the file store, the store
configuration and the news, each with its checksum. The shop keeps running. The file must not exist yet, and only its owner may
read it: it contains names, addresses and password hashes. "restore" turns it into a shop again. If the file store lacks a file
that the database names, the backup is still written, the missing files are listed, and the exit code is 1.`,
  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) throw new MistypedError('backup is followed by one file name.');
    const file = resolveTypedPath(name);
    if (existsSync(file)) throw new OperatorError(`${file} already exists: name another file.`);
    if (!existsSync(path.dirname(file))) throw new OperatorError(`The folder ${path.dirname(file)} does not exist.`);

    const config = readConfig(process.env, false);
    const { dataDir } = config;
    const manifest = await sayWhyNot(file, () =>
      withExistingShop(config, async ({ ownerUrl }) => {
        const files = await openFilesFor(config, console.warn);
        return takeBackup({ databaseUrl: ownerUrl, files, dataDir, file, now: new Date() });
      }),
    );
    const megabytes = Math.max(1, Math.round(statSync(file).size / 1_000_000));
    const lacks = describeMissing(manifest);
    if (lacks === null) {
      console.log(`${file} (${megabytes} MB) contains the whole shop: ${contentsOf(manifest)}.`);
      return 0;
    }
    console.log(`${file} (${megabytes} MB) has been written: ${contentsOf(manifest)}.`);
    console.error(`${lacks} Copy them back from an older backup, or upload them again.`);
    return 1;
  },
};

async function sayWhyNot<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason =
      code === 'ENOSPC'
        ? 'the disk is full'
        : code === 'EACCES' || code === 'EROFS'
          ? 'the folder is closed to us'
          : undefined;
    if (reason === undefined) throw error;
    throw new OperatorError(`${file} can't be written: ${reason}. There is no backup.`, { cause: error });
  }
}
