import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asNobody, programFile, run, runOnce, type Program } from './programs.ts';

const STANZA = '--stanza=shop';

/** Folder and address of a database. */
interface Place {
  data: string;
  port: number;
}

/** Archive of the database log, with base backups: pgBackRest, as in docs/operations.md. */
export class Archive {
  readonly #folder: string;
  readonly #program: string[];

  constructor(folder: string) {
    this.#folder = folder;
    const file = path.join(folder, 'pgbackrest.conf');
    const settings = `[global]
repo1-path=${folder}/archive
repo1-retention-full=2
spool-path=${folder}/archive-spool
lock-path=${folder}/archive-locks
log-level-file=off
start-fast=y
[shop]
pg1-user=postgres
pg1-socket-path=${folder}
`;
    writeFileSync(file, settings);
    this.#program = [programFile('pgbackrest'), `--config=${file}`, STANZA];
  }

  /** Command that PostgreSQL runs for each full segment of its log. */
  commandFor(data: string): string {
    return [...this.#program, `--pg1-path=${data}`, 'archive-push', '%p'].join(' ');
  }

  open(primary: Place): Promise<void> {
    return this.#run(primary, 'stanza-create');
  }

  /** A full backup, to begin from. */
  copy(primary: Place): Promise<void> {
    return this.#run(primary, '--type=full', 'backup');
  }

  /** Resolves once everything that the database has written is in the archive. */
  complete(primary: Place): Promise<void> {
    return this.#run(primary, 'check');
  }

  /** Restores the database to a moment in time into an empty folder, and starts it there, next to the running ones. */
  async restore(moment: string, place: Place): Promise<Program> {
    const target = ['--type=time', `--target=${moment}`, '--target-action=promote', 'restore'];
    const pgbackrest = [...asNobody, ...this.#program, `--pg1-path=${place.data}`, ...target];
    await runOnce(pgbackrest, this.#folder, 'restore');
    // An independent database now: it has no standby in the cluster, and archives nothing into the cluster's archive.
    const settings = {
      port: place.port,
      listen_addresses: '127.0.0.1',
      synchronous_standby_names: '',
      archive_mode: 'off',
    };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return run([...asNobody, programFile('postgres'), '-D', place.data, ...options], this.#folder, 'restored');
  }

  #run({ data, port }: Place, ...words: string[]): Promise<void> {
    const command = [...asNobody, ...this.#program, `--pg1-path=${data}`, `--pg1-port=${port}`, ...words];
    return runOnce(command, this.#folder, 'pgbackrest');
  }
}
