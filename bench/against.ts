import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markdown, median, ratesIn } from './table.ts';

// npm run bench [NAME] -- --against <git ref>: this version and another one in turn, each with its own bench, database and build, so
// that a machine that gets slower meanwhile slows both. Ratios are taken within a round.

const root = path.join(import.meta.dirname, '..');

export interface Comparison {
  name: string;
  ref: string;
  rounds: number;
  /** Those of the command line; the others are passed on. */
  args: readonly string[];
}

type Rates = ReadonlyMap<string, number>;

/** Runs both versions in turn, and prints each row's ratio with its spread over the rounds. */
export function compareVersions({ name, ref, rounds, args }: Comparison): void {
  const short = git('rev-parse', '--short', ref);
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-against-'));
  const other = path.join(folder, short);
  try {
    git('worktree', 'add', '--detach', '--quiet', other, short);
    // The default needs no name: versions before bench/benchmarks have another one for it.
    const passed = [...(name === 'buyer' ? [] : [name]), '--', '--rounds', '1', ...withoutOwnOptions(args)];
    const measured = Array.from({ length: rounds }, (_, round) => {
      console.log(`Round ${round + 1} of ${rounds}: ${short}, then this version …`);
      return { theirs: ratesOf(other, passed), ours: ratesOf(root, passed) };
    });
    console.log(ratioTable(short, measured));
  } finally {
    if (existsSync(other)) git('worktree', 'remove', '--force', other);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One round of a version's own bench. */
function ratesOf(version: string, args: readonly string[]): Rates {
  execFileSync('npm', ['run', '--silent', 'bench', ...args], { cwd: version, stdio: ['ignore', 'ignore', 'inherit'] });
  return ratesIn(readFileSync(path.join(version, 'build/bench.md'), 'utf8'));
}

/** Rows that both versions have; a ratio above 1 is quicker than the other version. */
function ratioTable(ref: string, rounds: readonly { theirs: Rates; ours: Rates }[]): string {
  const rows = [...(rounds[0]?.ours.keys() ?? [])].flatMap((what) => {
    const ratios = rounds.flatMap(({ theirs, ours }) => {
      const [their, our] = [theirs.get(what), ours.get(what)];
      return their === undefined || our === undefined ? [] : [our / their];
    });
    if (ratios.length === 0) return [];
    return [
      [what, median(ratios).toFixed(2), `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`],
    ];
  });
  return markdown(['what', `times ${ref}`, 'rounds'], rows);
}

function withoutOwnOptions(args: readonly string[]): string[] {
  const isOwn = (arg: string | undefined) => arg === '--against' || arg === '--rounds';
  return args.filter((arg, at) => !isOwn(arg) && !isOwn(args[at - 1]) && !/^--(against|rounds)=/.test(arg));
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
