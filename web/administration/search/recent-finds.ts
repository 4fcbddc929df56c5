import { jsonText } from '../../json-text.ts';
import { signedInId } from '../../signed-in-id.ts';
import type { Command } from './commands.ts';

const KEPT = 8;

/** Hits that this staff member opened last, latest first. Stored in this browser until logout (P2). */
export function recentFinds(): Command[] {
  try {
    const kept = jsonText(localStorage.getItem(place()) ?? '');
    return Array.isArray(kept) ? kept.filter(isCommand) : [];
  } catch {
    return []; // no storage
  }
}

export function keepFind(find: Command): void {
  const others = recentFinds().filter(({ href }) => href !== find.href);
  try {
    localStorage.setItem(place(), JSON.stringify([find, ...others].slice(0, KEPT)));
  } catch {
    // No storage, or it is full: the search works without.
  }
}

const place = () => `finds of ${signedInId('adminuserID')}`;

function isCommand(value: unknown): value is Command {
  if (typeof value !== 'object' || value === null || !('label' in value) || !('href' in value)) return false;
  return typeof value.label === 'string' && typeof value.href === 'string' && value.href.startsWith('/Administration/');
}
