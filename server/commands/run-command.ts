import { OperatorError } from '#platform/operator-error.ts';
import { errorForLog } from '../error-for-log.ts';
import type { Command } from './command.ts';

/** Output of a command line: a terminal, or a test. */
export interface Terminal {
  say(text: string): void;
  complain(text: string): void;
}

const PREFIX = 'npm run shop --';

/**
 * Runs a command after `npm run shop --` and returns the exit code: 0 success, 1 failure, 2 usage error. Anything but
 * an operator's mistake is reported with its stack.
 */
export async function runCommand(commands: readonly Command[], typed: string[], terminal: Terminal): Promise<number> {
  const [name, ...args] = typed;
  if (name === undefined || name === '--help' || name === 'help') {
    terminal[name === undefined ? 'complain' : 'say'](listOf(commands));
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    terminal.complain(`There is no command "${name}": expected ${commands.map((each) => each.name).join(', ')}.`);
    return 2;
  }
  if (args.includes('--help')) {
    terminal.say(`${PREFIX} ${command.help}`);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (error instanceof OperatorError) {
      terminal.complain(error.message);
      return 1;
    }
    if (isMistyped(error)) {
      terminal.complain(`${error.message}\nHelp: ${PREFIX} ${name} --help`);
      return 2;
    }
    terminal.complain(describeBug(name, error));
    return 1;
  }
}

/** An internal error with its stack; never the values of a statement, nor the refused row. */
function describeBug(name: string, error: unknown): string {
  const lines: string[] = [];
  for (let at = error instanceof Error ? errorForLog(error) : undefined; at !== undefined; at = at.cause) {
    lines.push(`${at.type}${at.code === undefined ? '' : ` ${at.code}`}: ${at.message}`, at.stack);
  }
  return [`"${name}" failed where it should not:`, ...lines].join('\n');
}

function listOf(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [`${PREFIX} <command> [--help]`, '', ...lines].join('\n');
}

function isMistyped(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
