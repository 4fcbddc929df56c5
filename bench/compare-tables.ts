/** A row of a table as written: times per second, and its ratio to the ceiling of the same run if it has one. */
interface Row {
  what: string;
  perSecond: number;
  ratio: number | undefined;
}

/** A larger difference is not noise. */
const TENTH = 0.1;

/**
 * Lists the rows that are more than a tenth slower than in an earlier table. Ratios are compared if both tables have
 * them, since machines differ; otherwise rates.
 */
export function slowerRows(earlier: string, table: string): string[] {
  const before = new Map(rowsOf(earlier).map((row) => [row.what, row]));
  return rowsOf(table).flatMap(({ what, perSecond, ratio }) => {
    const was = before.get(what);
    if (was === undefined) return [];
    const hasRatios = ratio !== undefined && was.ratio !== undefined;
    const [now, then] = hasRatios ? [ratio, was.ratio ?? 0] : [perSecond, was.perSecond];
    if (now >= then * (1 - TENTH)) return [];
    return [`${what}: ${now} where it was ${then} (${hasRatios ? 'of its ceiling' : 'a second'})`];
  });
}

/** The rows of a table that `asTable` wrote. */
export function rowsOf(table: string): Row[] {
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (what|---) /.test(line))
    .map((line) => {
      const [what = '', perSecond = '', , , , ratio = ''] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return {
        what,
        perSecond: Number(perSecond.replaceAll(',', '')),
        ratio: ratio === '' ? undefined : Number(ratio),
      };
    });
}
