import type { RecordedStatement } from '#server/testing/record-statements.ts';

export interface Measurement {
  what: string;
  /** Per second. */
  ours: number;
  p99Ms?: number;
  ceiling?: { name: string; rate: number };
  /** Statements sent to the database, if recorded. */
  statements?: readonly RecordedStatement[];
}

/** The median of the rounds for each figure; ratios are computed within a round before that. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** All rounds as one Markdown table. */
export function asTable(rounds: readonly (readonly Measurement[])[]): string {
  const rows = (rounds[0] ?? []).map((first, index) => {
    const all = rounds.map((round) => round[index] ?? first);
    const ceiling = first.ceiling === undefined ? undefined : median(all.map((one) => one.ceiling?.rate ?? Number.NaN));
    const ratio =
      first.ceiling === undefined ? undefined : median(all.map((one) => one.ours / (one.ceiling?.rate ?? Number.NaN)));
    return [
      first.what,
      whole(median(all.map((one) => one.ours))),
      first.p99Ms === undefined ? '' : median(all.map((one) => one.p99Ms ?? Number.NaN)).toFixed(1),
      first.ceiling?.name ?? '',
      ceiling === undefined ? '' : whole(ceiling),
      ratio === undefined ? '' : ratio.toFixed(2),
    ];
  });
  const head = ['what', 'per second', 'p99 ms', 'ceiling', 'per second', 'ratio'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
