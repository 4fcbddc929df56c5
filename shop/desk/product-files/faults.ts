import type { CellFault } from './answers.ts';

/** Maximum number of faults stored; all of them are counted. */
const KEPT = 500;
const SHOWN_VALUE = 80;

/** Collects the faulty cells of a file. */
export class Faults {
  readonly #kept: CellFault[] = [];
  readonly #rows = new Set<string>();
  count = 0;
  /** The whole file is invalid, so that nothing of it is used. */
  isWhole = false;

  add(fault: CellFault): void {
    this.count += 1;
    if (fault.row === null) this.isWhole = true;
    else this.#rows.add(`${fault.row} ${fault.file}`);
    if (this.#kept.length < KEPT) this.#kept.push(storableFault(fault));
  }

  /** Returns whether this row has a faulty cell. */
  isIn(file: string, row: number): boolean {
    return this.#rows.has(`${row} ${file}`);
  }

  /** The first of them, in the order of the files. */
  get kept(): CellFault[] {
    return this.#kept.toSorted((one, other) => one.file.localeCompare(other.file) || (one.row ?? 0) - (other.row ?? 0));
  }
}

/** Makes a fault storable: no NUL, no split surrogate pair. */
function storableFault({ file, row, column, message, value }: CellFault): CellFault {
  const shown = value.length > SHOWN_VALUE ? `${value.slice(0, SHOWN_VALUE)} …` : value;
  return { file: storable(file), row, column: storable(column), message: storable(message), value: storable(shown) };
}

function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}
