import type { CellFault } from './import-entry.ts';

/** More than these nobody reads; all of them are counted. */
const KEPT = 500;
const SHOWN_VALUE = 80;

/** Collects what is wrong with the cells of a file. */
export class Faults {
  readonly #kept: CellFault[] = [];
  count = 0;

  add(fault: CellFault): void {
    this.count += 1;
    if (this.#kept.length < KEPT) this.#kept.push({ ...fault, value: cut(fault.value) });
  }

  /** The first of them, as a person goes through the files. */
  get kept(): CellFault[] {
    return this.#kept.toSorted((one, other) => one.file.localeCompare(other.file) || (one.row ?? 0) - (other.row ?? 0));
  }
}

function cut(value: string): string {
  return value.length > SHOWN_VALUE ? `${value.slice(0, SHOWN_VALUE)} …` : value;
}
