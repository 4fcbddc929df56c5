import { spawnSync } from 'node:child_process';
import { OperatorError } from '../../operator-error.ts';

/** As whom PostgreSQL's programs run, and who must own its files. */
export interface Account {
  /** Words put before the program's own. */
  wrapper: readonly string[];
  /** For spawn: empty when the programs keep our own user. */
  ids: { uid?: number; gid?: number };
  /** Owner of the data folder; undefined on systems without user numbers. */
  owner: number | undefined;
}

const NOBODY = { uid: 65534, gid: 65534 };
const NAMESPACE = ['unshare', '-U', '--map-user=1000', '--map-group=1000', '--'] as const;

/**
 * Chooses the account. PostgreSQL refuses to run as root, so root gets a user namespace, in which the same process
 * isn't called root, or, where those are forbidden (many containers), user 65534, whom every system calls nobody.
 * @param withoutNamespace  do as in a container that forbids user namespaces
 * @throws {OperatorError}  root, but neither way is open
 */
export function chooseAccount(withoutNamespace: boolean): Account {
  const self = process.geteuid?.();
  if (self !== 0) return { wrapper: [], ids: {}, owner: self };
  if (!withoutNamespace && succeeds(NAMESPACE[0], [...NAMESPACE.slice(1), 'true'], {})) {
    return { wrapper: NAMESPACE, ids: {}, owner: 0 };
  }
  if (succeeds('true', [], NOBODY)) return { wrapper: [], ids: NOBODY, owner: NOBODY.uid };
  throw new OperatorError(
    'PostgreSQL refuses to run as root and this system allows no other user: start Pressline as an ordinary user or set DATABASE_URL.',
  );
}

/** Whether the account may go into this folder. Only user 65534 meets closed doors: root's home has mode 700. */
export function canEnter(account: Account, folder: string): boolean {
  return account.ids.uid === undefined || succeeds('test', ['-x', folder], account.ids);
}

function succeeds(program: string, args: string[], ids: Account['ids']): boolean {
  return spawnSync(program, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0;
}
