import { availableParallelism, totalmem } from 'node:os';
import { findMissingFiles } from './named-files.mjs';
import { findPlainEnglishFaults } from './plain-english.mjs';
import { findRoomFaults } from './rooms.mjs';
import { runTool } from './run-tool.mjs';

/** Checks of our own; each lists its faults, one sentence each. */
const READINGS = [
  { title: 'plain English', file: 'bin/steps/plain-english.mjs', find: findPlainEnglishFaults },
  { title: 'files named in READMEs', file: 'bin/steps/named-files.mjs', find: findMissingFiles },
  { title: 'rooms', file: 'bin/steps/rooms.mjs', find: findRoomFaults },
];

const CHECKS = [
  // The linter's type checker is a Go program that would spend a third of its time on garbage collection: it collects only once it has
  // half of the machine's memory.
  {
    title: 'lint',
    tool: 'oxlint',
    args: ['--type-aware'],
    environment: { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 2 ** 21)}MiB` },
  },
  { title: 'types', tool: 'tsc', args: ['--noEmit', '-p', '.'] },
  { title: 'unused code', tool: 'knip', args: ['--no-progress'] },
  {
    title: 'code for tests alone',
    tool: 'knip',
    args: ['--no-progress', '--production', '--include', 'exports,files,types'],
  },
  { title: 'format', tool: 'oxfmt', args: ['--check', '.'] },
];

/**
 * Types, lint, format, unused code, plain English, the files that READMEs name: each counts as one check. As many run in parallel as there are
 * processors, the longest first.
 */
export async function check(root, { verbose }) {
  const { writeValues } = await import('./message-values.mjs'); // needs a package to read messages: not before packages are installed
  writeValues(root);
  const failures = [];
  for (const { title, file, find } of READINGS) {
    const faults = find(root);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) failures.push({ name: title, message: 'see above' });
    console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${title} (${file})`);
  }
  const waiting = [...CHECKS];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { title, tool, args, environment } = next;
      const command = `npx ${tool} ${args.join(' ')}`;
      const succeeded = await runTool(root, tool, args, { environment, onlyFailures: !verbose });
      if (!succeeded) failures.push({ name: title, message: `${command}, see above` });
      console.log(`${succeeded ? 'ok    ' : 'FAILED'}  ${title} (${command})`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
  return { passed: CHECKS.length + READINGS.length - failures.length, failures };
}
