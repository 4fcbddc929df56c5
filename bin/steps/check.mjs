import { runTool } from './tool.mjs';

const CHECKS = [
  { title: 'types', tool: 'tsc', args: ['--noEmit', '-p', '.'] },
  { title: 'lint', tool: 'oxlint', args: ['--type-aware'] },
  { title: 'format', tool: 'oxfmt', args: ['--check', '.'] },
  { title: 'unused code', tool: 'knip', args: ['--no-progress'] },
  {
    title: 'code for tests alone',
    tool: 'knip',
    args: ['--no-progress', '--production', '--include', 'exports,files,types'],
  },
];

/** Types, lint, format, unused code: each counts as one. */
export async function check(root, { verbose }) {
  const { writeValues } = await import('./message-values.mjs'); // reads messages by a package: not before packages are installed
  writeValues(root);
  const failures = [];
  for (const { title, tool, args } of CHECKS) {
    const command = `npx ${tool} ${args.join(' ')}`;
    const succeeded = await runTool(root, tool, args, { onlyFailures: !verbose });
    if (!succeeded) failures.push({ name: title, message: `${command}, see above` });
    console.log(`${succeeded ? 'ok    ' : 'FAILED'}  ${title} (${command})`);
  }
  return { passed: CHECKS.length - failures.length, failures };
}
