import { parseArgs } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { OperatorError } from '#platform/operator-error.ts';
import { test as base } from '../testing/test-shop.ts';
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
])('%s ends with the right exit code and without a stack', async (_, typed, code, text) => {
  const output: string[] = [];
  const terminal = { say: (line: string) => output.push(line), complain: (line: string) => output.push(line) };
  expect(await runCommand(COMMANDS, typed, terminal)).toBe(code);
  expect(output.join('\n')).toBe(text);
});

test('a bug is not reported as an operator’s error: it shows where it happened', async () => {
  const output: string[] = [];
  const terminal = { say() {}, complain: (line: string) => output.push(line) };
  expect(await runCommand(COMMANDS, ['backup', '--to', 'bug'], terminal)).toBe(1);
  expect(output.join('\n')).toMatch(
    /^"backup" failed where it should not:\nTypeError: undefined is not a function\n +at .*run-command\.test\.ts/,
  );
});

base('what fails in the database is reported without a value (passwords, rows, addresses)', async ({ shop }) => {
  const failing = (statement: SQL): Command => ({
    name: 'fail',
    summary: '',
    help: '',
    async run() {
      await shop.shop.db.execute(statement);
      return 0;
    },
  });
  for (const [statement, expected] of [
    [
      sql`insert into staff (name, email, password_hash) values (${'Mabel Tripp'}, null, ${'$argon2id$secret'})`,
      /23502/,
    ],
    [sql`select ${'hidden-words'}::integer`, /22P02: invalid input syntax for type integer: "…"/],
    [sql`insert into countries (id, name, continent, iso2) values (247, ${'hidden-words'}, 'Europe', 'HW')`, /23505/],
  ] as const) {
    const output: string[] = [];
    const terminal = { say() {}, complain: (line: string) => output.push(line) };
    expect(await runCommand([failing(statement)], ['fail'], terminal)).toBe(1);
    expect(output.join('\n')).toMatch(expected);
    expect(output.join('\n')).not.toMatch(/Mabel|argon2|hidden-words|params:|Failing row/);
  }
});
