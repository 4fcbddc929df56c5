/** Figures of one row in one round. */
export interface Measured {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

/** A row of one round as the table shows it. */
export interface MeasuredRow extends Measured {
  what: string;
  /** Longest time for which the shop's main thread was busy, in milliseconds. */
  blockMs: number;
  beside: string;
  /** Rate divided by that of the row beside it, in the same round; NaN without one. */
  ratio: number;
}

/** The median of the rounds for each figure; ratios are computed within a round before that. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** All rounds as one Markdown table. */
export function asTable(rounds: readonly (readonly MeasuredRow[])[]): string {
  const rows = (rounds[0] ?? []).map((first, index) => {
    const middle = (figure: 'perSecond' | 'medianMs' | 'p99Ms' | 'blockMs' | 'ratio') =>
      median(rounds.map((round) => round[index]?.[figure] ?? Number.NaN));
    const figures = [middle('perSecond'), middle('medianMs'), middle('p99Ms'), middle('blockMs')].map(asFigure);
    return [first.what, ...figures, first.beside, first.beside === '' ? '' : middle('ratio').toFixed(2)];
  });
  return markdown(['what', 'per second', 'median ms', 'p99 ms', 'longest block ms', 'beside', 'ratio'], rows);
}

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The rates of a table that `asTable` wrote, by row. */
export function ratesIn(table: string): Map<string, number> {
  const lines = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (what|---) /.test(line));
  return new Map(
    lines.map((line) => {
      const [, what = '', perSecond = ''] = line.split('|').map((cell) => cell.trim());
      return [what, Number(perSecond.replaceAll(',', ''))];
    }),
  );
}

/** Thousands without decimals, small figures with one. */
function asFigure(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
