import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { rowsOf } from './compare-tables.ts';
import { median } from './table.ts';

// npm run bench -- --against <git ref>: this version and another one in turn, each with its own bench, database and build, so
// that a machine that gets slower meanwhile slows both. Ratios are taken within a round.

const root = path.join(import.meta.dirname, '..');

/** Runs both versions in turn, and prints each row's ratio with its spread over the rounds. */
export function compareVersions(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { against: { type: 'string', default: '' }, rounds: { type: 'string', default: '3' } },
    strict: false, // the others are those of the bench itself
  });
  const ref = git('rev-parse', '--short', String(values.against));
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-against-'));
  const other = path.join(folder, ref);
  try {
    git('worktree', 'add', '--detach', '--quiet', other, ref);
    const rest = withoutOption(args, ['against', 'rounds']);
    const rounds = Array.from({ length: Number(values.rounds) }, (_, round) => {
      console.log(`Round ${round + 1} of ${values.rounds}: ${ref}, then this version …`);
      return { theirs: ratesOf(other, rest), ours: ratesOf(root, rest) };
    });
    console.log(ratioTable(ref, rounds));
  } finally {
    if (existsSync(other)) git('worktree', 'remove', '--force', other);
    rmSync(folder, { recursive: true, force: true });
  }
}

type Rates = ReadonlyMap<string, number>;

/** One round of a version's own bench: its rows' rates per second. */
function ratesOf(version: string, args: readonly string[]): Rates {
  execFileSync('npm', ['run', '--silent', 'bench', '--', '--rounds', '1', ...args], {
    cwd: version,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const table = readFileSync(path.join(version, 'build/bench.md'), 'utf8');
  return new Map(rowsOf(table).map(({ what, perSecond }) => [what, perSecond]));
}

/** Rows that both versions have; a ratio above 1 is quicker than the other version. */
function ratioTable(ref: string, rounds: readonly { theirs: Rates; ours: Rates }[]): string {
  const rows = [...(rounds[0]?.ours.keys() ?? [])].flatMap((what) => {
    const pairs = rounds.flatMap(({ theirs, ours }) => {
      const [their, our] = [theirs.get(what), ours.get(what)];
      return their === undefined || our === undefined ? [] : [our / their];
    });
    if (pairs.length === 0) return [];
    const spread = `${Math.min(...pairs).toFixed(2)} to ${Math.max(...pairs).toFixed(2)}`;
    return [[what, median(pairs).toFixed(2), spread]];
  });
  const head = ['what', `times ${ref}`, 'rounds'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function withoutOption(args: readonly string[], names: readonly string[]): string[] {
  return args.filter((arg, at) => {
    const isNamed = (each: string | undefined) => names.some((name) => each === `--${name}`);
    return !isNamed(arg) && !isNamed(args[at - 1]) && !names.some((name) => arg.startsWith(`--${name}=`));
  });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
