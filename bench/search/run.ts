import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '#platform/database/embedded/start-embedded.ts';
import { createDatabase, databaseUrl } from '#platform/database/testing/templates.ts';
import { startServerProcess } from '../processes.ts';
import { makeSampleShop } from '../sample-shop.ts';
import { type Answered, isMet, isNeedless, isSilent, placeOf, readSearches, type Searched } from './searches.ts';

interface Outcome {
  searched: Searched;
  answered: Answered;
}

/**
 * `npm run bench search`: how well the sample shop handles the set, and what it missed; for the held-out half, only the
 * figures.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { url: { type: 'string' } } });
  const outcomes = values.url === undefined ? await askOwnShop() : await askAll(values.url);
  const [held, open] = [true, false].map((isHeldOut) =>
    outcomes.filter((each) => each.searched.isHeldOut === isHeldOut),
  );
  for (const { searched, answered } of open ?? []) {
    if (isMet(searched, answered) && !isSilent(searched, answered) && !isNeedless(searched, answered)) continue;
    const shown = answered.partNumbers.slice(0, 5).join(' ') || 'nothing';
    const wanted = searched.wanted.join('|') || 'nothing';
    console.log(
      `${searched.kind.padEnd(10)} ${searched.asked.padEnd(28)} ${wanted}: ${shown}${answered.showsReplacement ? ' (said)' : ''}`,
    );
  }
  console.log(`\n${HEADING}`);
  for (const kind of new Set(outcomes.map(({ searched }) => searched.kind)))
    console.log(
      row(
        kind,
        (open ?? []).filter(({ searched }) => searched.kind === kind),
      ),
    );
  console.log(row('open', open ?? []));
  console.log(row('held out', held ?? []));
  console.log(row('all', outcomes));
}

const HEADING =
  '| searches | count | first | within five | reciprocal rank | silent | needless |\n| --- | --- | --- | --- | --- | --- | --- |';

async function askOwnShop(): Promise<Outcome[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-search-'));
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const database = await startEmbedded({ folder: path.join(folder, 'database'), log: quiet });
  try {
    const url = databaseUrl(database.adminUrl, 'pressline_search');
    await createDatabase(database.adminUrl, 'pressline_search', 'template1');
    await makeSampleShop(url);
    const environment = { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), PORT: '0', LOG_LEVEL: 'warn' };
    const shop = await startServerProcess(['server/main.ts'], environment);
    try {
      return await askAll(shop.url);
    } finally {
      await shop.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function askAll(url: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const searched of readSearches()) outcomes.push({ searched, answered: await ask(url, searched.asked) });
  return outcomes;
}

interface Listing {
  products: readonly { name: string }[];
  instead?: unknown;
}

async function ask(url: string, keyword: string): Promise<Answered> {
  const answer = await fetch(`${url}/api/Product/GetListing?${new URLSearchParams({ keyword }).toString()}`, {
    headers: { accept: 'application/vnd.pressline+json' },
  });
  if (!answer.ok) throw new Error(`'${keyword}' answered ${answer.status}: ${await answer.text()}`);
  const { products, instead } = (await answer.json()) as Listing;
  return { partNumbers: products.map(({ name }) => name), showsReplacement: (instead ?? null) !== null };
}

/** Success at 1 and at 5 and the mean reciprocal rank, for searches with a wanted result; the rest for all of them. */
function row(name: string, outcomes: readonly Outcome[]): string {
  const wanting = outcomes.filter(({ searched }) => searched.wanted.length > 0);
  const places = wanting.map(({ searched, answered }) => placeOf(searched, answered));
  // A search whose required rank is 5 is satisfied by any of its parts.
  const firsts = wanting.filter(({ searched, answered }, at) =>
    searched.within === 1 ? places[at] === 1 : isMet(searched, answered),
  );
  const share = (count: number) => (wanting.length === 0 ? '–' : `${((100 * count) / wanting.length).toFixed(1)} %`);
  const within = places.filter((place) => place > 0 && place <= 5).length;
  const rank = places.reduce((sum, place) => sum + (place === 0 ? 0 : 1 / place), 0) / Math.max(1, wanting.length);
  const silent = outcomes.filter(({ searched, answered }) => isSilent(searched, answered)).length;
  const needless = outcomes.filter(({ searched, answered }) => isNeedless(searched, answered)).length;
  const cells = [name, outcomes.length, share(firsts.length), share(within), rank.toFixed(3), silent, needless];
  return `| ${cells.join(' | ')} |`;
}

await main();
