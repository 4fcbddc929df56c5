import { availableParallelism, totalmem } from 'node:os';
import { findPlainEnglishFaults } from './plain-english.mjs';
import { runTool } from './run-tool.mjs';

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
 * Types, lint, format, unused code, plain English: each counts as one check. As many run in parallel as there are
 * processors, the longest first.
 */
export async function check(root, { verbose }) {
  const { writeValues } = await import('./message-values.mjs'); // needs a package to read messages: not before packages are installed
  writeValues(root);
  const failures = [];
  const faults = findPlainEnglishFaults(root);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) failures.push({ name: 'plain English', message: 'CONTRIBUTING.md, "Comments"; see above' });
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'}  plain English (bin/steps/plain-english.mjs)`);
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
  return { passed: CHECKS.length + 1 - failures.length, failures };
}
