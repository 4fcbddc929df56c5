import type { Migration } from '#platform/database/migrate.ts';

/** Returns whether a list of migrations is the beginning of another, or all of it. */
export function isPrefix(first: readonly Migration[], whole: readonly Migration[]): boolean {
  return first.every(({ hash, at }, index) => hash === whole[index]?.hash && at === whole[index]?.at);
}

/**
 * Returns why this version can't read a backup whose database had had these migrations, or null.
 * @param known what this version has, in its order
 */
export function versionRefusal(saved: readonly Migration[], known: readonly Migration[]): string | null {
  if (isPrefix(saved, known)) return null;
  if (isPrefix(known, saved)) {
    return 'The backup is of a newer version than this one: restore it with the version that took it, or a later one.';
  }
  return 'The backup is of a shop whose tables were made otherwise (its migrations have other checksums): restore it with the version that took it.';
}
