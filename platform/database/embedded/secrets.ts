import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { folderTrouble } from './folder-trouble.ts';

/** Passwords of the database's roles. They are in files of mode 600 and appear in no log. */
export interface Secrets {
  admin: string;
  /** Of the role that owns the shop's tables; its file is called after the time when it was the only one. */
  owner: string;
  /** Of the role that the shop serves with. */
  shop: string;
}

/**
 * Reads the passwords; makes random ones for a new database.
 * @param dataExists  then the passwords must exist too: new ones would not open it
 * @throws {OperatorError}  a file is missing, or can't be read or written
 */
export function readSecrets(folder: string, dataExists: boolean): Secrets {
  return {
    admin: readSecret(path.join(folder, 'admin.secret'), dataExists),
    owner: readSecret(path.join(folder, 'shop.secret'), dataExists),
    shop: readSecret(path.join(folder, 'web.secret'), false), // given to its role at every start
  };
}

function readSecret(file: string, mustExist: boolean): string {
  try {
    if (!existsSync(file)) {
      if (mustExist) {
        throw new OperatorError(
          `${file} is missing: without it the database beside it stays closed; restore it from a backup.`,
        );
      }
      createSecret(file);
    }
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw folderTrouble(cause, path.dirname(file)) ?? cause;
  }
}

// Written beside and linked: two starts at once agree on one password, and nobody reads half of it.
function createSecret(file: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (cause) {
    if (!existsSync(file)) throw cause;
  } finally {
    rmSync(draft);
  }
}
