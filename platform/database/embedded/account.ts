import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { OperatorError } from '../../operator-error.ts';

/** User that runs PostgreSQL's programs, and owner of its files. */
export interface Account {
  /** Command prefix of the programs. */
  wrapper: readonly string[];
  /** For spawn: empty if the programs keep our own user. */
  ids: { uid?: number; gid?: number };
  /** Owner of the data folder; undefined on systems without user numbers. */
  owner: number | undefined;
}

// Every system has a user of this number, "nobody". A name is required, because initdb looks it up and fails without
// one.
const NOBODY = { uid: 65534, gid: 65534 };
const NAMESPACE = ['unshare', '-U', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`, '--'] as const;

/**
 * Chooses the user. PostgreSQL refuses root, and users without a name (as in containers). Both get a user namespace, in
 * which the same process, with the same rights, is called nobody. If namespaces are forbidden (in many containers),
 * root switches to nobody.
 * @param withoutNamespace behaves as in a container that forbids user namespaces
 * @throws {OperatorError} none of these works
 */
export function chooseAccount(withoutNamespace: boolean): Account {
  const self = process.geteuid?.();
  if (self !== 0 && hasName()) return { wrapper: [], ids: {}, owner: self };
  if (!withoutNamespace && succeeds(NAMESPACE[0], [...NAMESPACE.slice(1), 'id', '-un'], {})) {
    return { wrapper: NAMESPACE, ids: {}, owner: self };
  }
  if (self !== 0) {
    throw new OperatorError(
      `PostgreSQL needs a user with a name, and number ${self} has none here: add it to /etc/passwd, start Pressline as another user or set DATABASE_URL.`,
    );
  }
  if (succeeds('id', ['-un'], NOBODY)) return { wrapper: [], ids: NOBODY, owner: NOBODY.uid };
  throw new OperatorError(
    'PostgreSQL refuses to run as root and this system allows no other user: start Pressline as an ordinary user or set DATABASE_URL.',
  );
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false; // no line in /etc/passwd
  }
}

/** Returns whether the user can enter this folder. Only user 65534 may be refused: root's home has mode 700. */
export function canEnter(account: Account, folder: string): boolean {
  return account.ids.uid === undefined || succeeds('test', ['-x', folder], account.ids);
}

function succeeds(program: string, args: string[], ids: Account['ids']): boolean {
  return spawnSync(program, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
}
