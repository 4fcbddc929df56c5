import type { Message } from '../../base/messages/message.ts';
import { Faults } from '../product-files/faults.ts';
import type { Cells } from '../move-files/column.ts';

/** Findings of a dry run so far. */
export class Findings {
  readonly faults = new Faults();
  readonly questions: Message[] = [];
  /** Keys that come in these files, by kind (rows of later files may name them) and by what else they must not share. */
  readonly coming = new Map<string, Set<string>>();
  /** Rows of these files by which later ones are judged. */
  readonly rowsByKey = new Map<string, Cells>();
  asked = 0;
  added = 0;
  changed = 0;
  unchanged = 0;

  /** Returns whether a row had this key. */
  has(among: string, key: string): boolean {
    return this.coming.get(among)?.has(key) === true;
  }

  /** Notes a key. Returns whether no earlier row had it. */
  isFirst(among: string, key: string): boolean {
    const keys = this.coming.get(among) ?? new Set<string>();
    this.coming.set(among, keys);
    const isFirst = !keys.has(key);
    keys.add(key);
    return isFirst;
  }
}
