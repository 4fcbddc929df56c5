import { runTool } from './tool.mjs';

const CHECKS = [
  { title: 'types', tool: 'tsc', args: ['--noEmit', '-p', '.'] },
  { title: 'lint', tool: 'oxlint', args: ['--type-aware'] },
  { title: 'format', tool: 'oxfmt', args: ['--check', '.'] },
  { title: 'unused code', tool: 'knip', args: ['--no-progress'] },
];

/** Types, lint, format, unused code: each counts as one. */
export async function check(root) {
  const result = { passed: 0, failed: 0 };
  for (const { title, tool, args } of CHECKS) {
    const succeeded = await runTool(root, tool, args);
    result[succeeded ? 'passed' : 'failed'] += 1;
    console.log(`${succeeded ? 'ok    ' : 'FAILED'}  ${title} (npx ${tool} ${args.join(' ')})`);
  }
  return result;
}
