import { parseArgs } from 'node:util';
import { BackupReader } from '../backup/backup-reader.ts';
import { contentsOf, describeMissing, type Manifest } from '../backup/manifest.ts';
import { readErasedList } from '../backup/erased-list.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { giveRights } from '../migrate-shop.ts';
import { openFilesFor } from '../open-files.ts';
import { type Command, MistypedError, resolveTypedPath } from './command.ts';
import { withShopDatabase } from './shop-database.ts';

export const restore: Command = {
  name: 'restore',
  summary: 'Restores a backup into an empty shop; or only checks the backup',
  help: `restore <file> [--check] [--hold-mails] [--erased <list>]

Fills an empty shop (a new DATA_DIR, or an empty database and bucket) with the content of a backup: everything, or nothing at
all. The checksum of each part is verified first. The restore creates the tables; a backup of an older version is upgraded to
this one. A shop that is not empty is not changed.

  --check       reads the backup and says whether it is complete; touches no shop
  --hold-mails  mails that were waiting when the backup was taken are not sent automatically: the shop may have sent them since.
                They are listed as failed at /Administration/Mailbox, where staff can send them
  --erased      erases the people in this list again: the output of "erased" of the shop that is replaced, or its log. Those whom
                the backup does not contain, or has erased already, are skipped`,
  async run(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        'hold-mails': { type: 'boolean', default: false },
        erased: { type: 'string' },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new MistypedError('restore is followed by one file name.');
    const backup = await BackupReader.open(resolveTypedPath(file));
    try {
      const { takenAt } = backup.manifest;
      if (values.check) {
        console.log(`The backup of ${takenAt} is complete: ${contentsOf(backup.manifest)}.`);
        sayLacks(backup.manifest);
        return 0;
      }
      const erased = values.erased === undefined ? [] : await readErasedList(resolveTypedPath(values.erased));
      const config = readConfig(process.env, false);
      const files = await openFilesFor(config, console.warn);
      await withShopDatabase(config, async (urls) => {
        const { ownerUrl: databaseUrl } = urls;
        await restoreBackup({
          databaseUrl,
          files,
          dataDir: config.dataDir,
          backup,
          holdMails: values['hold-mails'],
          erased,
        });
        await giveRights(urls);
      });
      console.log(`The shop is as it was at ${takenAt}: ${contentsOf(backup.manifest)}.`);
      sayLacks(backup.manifest);
      return 0;
    } finally {
      backup.close();
    }
  },
};

/** The shop already lacked them at the time of the backup. */
function sayLacks(manifest: Manifest): void {
  const lacks = describeMissing(manifest);
  if (lacks !== null) console.warn(lacks);
}
