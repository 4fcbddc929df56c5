import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { OperatorError } from '#platform/operator-error.ts';
import type { Command } from './command.ts';
import { runCommand } from './run-command.ts';

const COMMANDS: Command[] = [
  {
    name: 'backup',
    summary: 'Writes a copy of the shop',
    help: 'backup --to <file>\n\nWrites a copy of the shop into one file.',
    async run(args) {
      const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
      if (values.to === 'full') throw new OperatorError('The disk is full.');
      if (values.to === 'bug') throw new TypeError('undefined is not a function');
      return values.to === 'half' ? 1 : 0;
    },
  },
  { name: 'doctor', summary: 'Looks whether all is well', help: 'doctor', run: async () => 0 },
];

const LIST = `npm run shop -- <command> [--help]

  backup  Writes a copy of the shop
  doctor  Looks whether all is well`;

test.each([
  ['nothing', [], 2, LIST],
  ['--help', ['--help'], 0, LIST],
  ['a command that does not exist', ['bakcup'], 2, 'There is no command "bakcup": expected backup, doctor.'],
  ['a command', ['doctor'], 0, ''],
  ['a command that reports trouble', ['backup', '--to', 'half'], 1, ''],
  [
    'a command with --help',
    ['backup', '--help'],
    0,
    'npm run shop -- backup --to <file>\n\nWrites a copy of the shop into one file.',
  ],
  ['a command in trouble', ['backup', '--to', 'full'], 1, 'The disk is full.'],
  [
    'an option that does not exist',
    ['backup', '--form', 'x'],
    2,
    "Unknown option '--form'\nHelp: npm run shop -- backup --help",
  ],
])('%s ends with a sensible exit code and without a stack', async (_, typed, code, text) => {
  const said: string[] = [];
  const terminal = { say: (line: string) => said.push(line), complain: (line: string) => said.push(line) };
  expect(await runCommand(COMMANDS, typed, terminal)).toBe(code);
  expect(said.join('\n')).toBe(text);
});

test('a bug is not taken for a mistake of the operator', async () => {
  const silent = { say() {}, complain() {} };
  await expect(runCommand(COMMANDS, ['backup', '--to', 'bug'], silent)).rejects.toThrow('is not a function');
});
