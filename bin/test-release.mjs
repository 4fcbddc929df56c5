// npm run test:release: what a release is held to beside npm test: faults and kills, a packaged start, long fuzz, every screen in every
// state and language, what each call writes when its body is tampered with.
//   npm run test:release                   all parts
//   npm run test:release -- fuzz killed    the parts whose name has one of these words
//   npm run test:release -- --minutes 12   as many parts as fit, another one first each day; the end names what was left out
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installWhatIsMissing } from './prepare/install.mjs';
import { runScript, UserError } from './prepare/user-error.mjs';
import { testFreshClone } from './steps/test-fresh-clone.mjs';
import { report } from './steps/report.mjs';
import { runSteps } from './steps/run-steps.mjs';
import { testFiles } from './steps/test-files.mjs';
import { runTests } from './steps/vitest.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const tests = (project, file, environment) => () => runTests(root, { projects: [project], files: [file], environment });

/** Test files that run only before a release, each a part. */
const files = testFiles(root, ['e2e', 'platform', 'sample-data', 'server', 'shop']).filter((file) =>
  /\.release\.test\.ts$|^e2e\/(?:release|faults)\//.test(file),
);

/** Minutes on two idle processors, if more than one. */
const MINUTES = {
  'server/api/fuzz': 3,
  'server/processes/several-processes': 3,
  'server/main': 2,
  'e2e/release/every-screen': 6,
  'e2e/release/refused-forms': 2,
};

const PARTS = [
  { name: 'packaged start', minutes: 4, run: () => testFreshClone(root) },
  { name: 'fuzz: pages', minutes: 2, run: tests('fuzz', 'e2e/fuzz/pages.test.ts') },
  {
    name: 'alternating callers',
    minutes: 2,
    run: tests('unit', 'server/everybody-alternates', { ALTERNATING_TURNS: '3000' }),
  },
  { name: 'languages', minutes: 1, run: tests('unit', 'server/languages.test.ts', { ALL_LANGUAGES: 'yes' }) },
  ...files.map((file) => {
    const name = file.replace(/(?:\.release)?\.test\.ts$/, '');
    const project = file.startsWith('e2e/faults/') ? 'faults' : 'release';
    return { name, minutes: MINUTES[name] ?? 1, run: tests(project, file) };
  }),
];

await runScript(async () => {
  const { chosen, minutes } = readArguments();
  await installWhatIsMissing(root, { withTools: true });
  const deadline = minutes === undefined ? Infinity : Date.now() + minutes * 60_000;
  const results = [];
  const leftOut = [];
  for (const part of minutes === undefined ? chosen : rotatedByDay(chosen)) {
    if (Date.now() + part.minutes * 60_000 > deadline) leftOut.push(`${part.name} (no time; npm run test:release)`);
    else results.push(...(await runSteps([part])));
  }
  report([
    ...results,
    ...(leftOut.length === 0 ? [] : [{ name: 'left out', passed: 0, failures: [], leftOut, seconds: 0 }]),
  ]);
});

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' } } });
  const { minutes } = values;
  if (minutes !== undefined && !/^\d{1,3}$/.test(minutes))
    throw new UserError(`--minutes is ${minutes}: expected a whole number.`);
  const chosen = PARTS.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  if (chosen.length === 0)
    throw new UserError(
      `There is no part called "${positionals.join(' ')}": expected ${PARTS.map(({ name }) => name).join(', ')}.`,
    );
  return { chosen, minutes: minutes === undefined ? undefined : Number(minutes) };
}

/** So that a run without time for all parts begins with a different one each day. */
function rotatedByDay(parts) {
  const day = Math.floor(Date.now() / 86_400_000) % parts.length;
  return [...parts.slice(day), ...parts.slice(0, day)];
}
