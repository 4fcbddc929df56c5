const WIDTH = 30;

/** A progress line on a terminal; nothing if the output goes to a file. */
export class ProgressBar {
  readonly #out: NodeJS.WriteStream;

  constructor(out: NodeJS.WriteStream = process.stderr) {
    this.#out = out;
  }

  show(label: string, done: number, total: number): void {
    if (this.#out.isTTY) this.#out.write(`\r\u001B[K${progressLine(label, done, total)}`);
  }

  clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001B[K');
  }
}

/** 'Comparing  [███████░░░]  70 %  7,000 of 10,000'. */
export function progressLine(label: string, done: number, total: number): string {
  const share = total === 0 ? 0 : Math.min(done / total, 1);
  const full = Math.floor(share * WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  const count = `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`;
  return `${label.padEnd(10)} [${bar}] ${String(Math.floor(share * 100)).padStart(3)} %  ${count}`;
}
