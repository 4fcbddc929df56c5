import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import { explainFolderError } from './explain-folder-error.ts';

/** Passwords of the database's roles, stored in files of mode 600 and never logged. */
export interface Secrets {
  admin: string;
  /** For the role that owns the shop's tables; its file name dates from when it was the only one. */
  owner: string;
  /** For the role that serves. */
  shop: string;
}

/**
 * Reads the passwords; creates random ones for a new database.
 * @param dataExists then the passwords must exist too, because new ones would not open it
 * @throws {OperatorError} a file is missing, or can't be read or written
 */
export function readSecrets(folder: string, dataExists: boolean): Secrets {
  return {
    admin: readSecret(path.join(folder, 'admin.secret'), dataExists),
    owner: readSecret(path.join(folder, 'shop.secret'), dataExists),
    shop: readSecret(path.join(folder, 'web.secret'), false), // assigned to its role at every start
  };
}

function readSecret(file: string, mustExist: boolean): string {
  try {
    if (!existsSync(file)) {
      if (mustExist) {
        throw new OperatorError(
          `${file} is missing: without it the database next to it cannot be opened; restore it from a backup.`,
        );
      }
      createSecret(file);
    }
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw explainFolderError(cause, path.dirname(file)) ?? cause;
  }
}

// Written to a temporary file and linked, so that two concurrent starts agree on one password, and nobody reads half of
// it.
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
