import type { CellFault } from './answers.ts';

/** More than these nobody reads; all of them are counted. */
const KEPT = 500;
const SHOWN_VALUE = 80;

/** Collects what is wrong with the cells of a file. */
export class Faults {
  readonly #kept: CellFault[] = [];
  readonly #rows = new Set<string>();
  count = 0;
  /** A file as a whole can't be taken: nothing of it is left. */
  isWhole = false;

  add(fault: CellFault): void {
    this.count += 1;
    if (fault.row === null) this.isWhole = true;
    else this.#rows.add(`${fault.row} ${fault.file}`);
    if (this.#kept.length < KEPT) this.#kept.push(kept(fault));
  }

  /** Returns whether a cell of this row can't be taken. */
  isIn(file: string, row: number): boolean {
    return this.#rows.has(`${row} ${file}`);
  }

  /** The first of them, as a person goes through the files. */
  get kept(): CellFault[] {
    return this.#kept.toSorted((one, other) => one.file.localeCompare(other.file) || (one.row ?? 0) - (other.row ?? 0));
  }
}

/** As the database can keep it: no NUL, no half of a sign that was cut in two. */
function kept({ file, row, column, message, value }: CellFault): CellFault {
  const shown = value.length > SHOWN_VALUE ? `${value.slice(0, SHOWN_VALUE)} …` : value;
  return { file: storable(file), row, column: storable(column), message: storable(message), value: storable(shown) };
}

function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}
