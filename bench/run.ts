import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareVersions } from './against.ts';
import { type BenchShop, withBenchShop } from './bench-shop.ts';
import { type Benchmark, keepBusy, type Row } from './benchmark.ts';
import { asTable, type Measured, type MeasuredRow } from './table.ts';

// npm run bench [NAME]: measures what bench/benchmarks/NAME.ts declares, and writes the table to build/bench.md (bench/README.md).

const RESULT = path.join(import.meta.dirname, '../build/bench.md');
/** A process that has just started is slow at first. */
const WARM_UP_SECONDS = 2;

const [name = 'buyer', ...args] = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: {
    products: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
  },
});
const [seconds, rounds, connections] = [Number(values.seconds), Number(values.rounds), Number(values.connections)];

if (values.against === undefined) await measureBenchmark();
else compareVersions({ name, ref: values.against, rounds, args });

async function measureBenchmark(): Promise<void> {
  const { benchmark } = (await import(`./benchmarks/${name}.ts`)) as { benchmark: Benchmark };
  const products = Number(values.products ?? benchmark.products);
  console.log(`Making a catalogue of ${products.toLocaleString('en-US')} products …`);
  await withBenchShop({ products, connections }, async (shop) => {
    const rows = (await benchmark.rows(shop)).filter(({ what }) => isAsked(what));
    await measureRound(shop, rows, WARM_UP_SECONDS);
    const measured: MeasuredRow[][] = [];
    for (let round = 1; round <= rounds; round++) {
      console.log(`Round ${round} of ${rounds} …`);
      measured.push(await measureRound(shop, rows, seconds));
    }
    const report = [
      `# ${name}: ${products.toLocaleString('en-US')} products, ${connections} connections, ${rounds} rounds of ${seconds} s`,
      asTable(measured),
      `Medians; ratios are taken within a round. Node.js ${process.version}; the shop's process has ${shop.memory()} MB after the load.`,
    ].join('\n\n');
    mkdirSync(path.dirname(RESULT), { recursive: true });
    writeFileSync(RESULT, `${report}\n`);
    console.log(`\n${report}\n\nWritten to ${path.relative(process.cwd(), RESULT)}`);
  });
}

/** `--only` names parts of the names of rows, separated by commas. */
function isAsked(what: string): boolean {
  return values.only.split(',').some((part) => what.includes(part));
}

/** Measures every row once. */
async function measureRound(shop: BenchShop, rows: readonly Row[], seconds: number): Promise<MeasuredRow[]> {
  const done = new Map<string, Measured>();
  const measured: MeasuredRow[] = [];
  for (const row of rows) {
    const { what, beside = '' } = row;
    await shop.longestBlockMs();
    const figures = await keepBusy(shop.url, row, { seconds, connections });
    const blockMs = await shop.longestBlockMs();
    done.set(what, figures);
    const ratio = figures.perSecond / (done.get(beside)?.perSecond ?? Number.NaN);
    measured.push({ what, ...figures, blockMs, beside, ratio });
  }
  return measured;
}
