import path from 'node:path';

/** One of the operator's commands: npm run shop -- <name>. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Text of --help. */
  help: string;
  /**
   * Runs it. Returns the exit code: 0 success, 1 failure. An OperatorError becomes its sentence and 1; an error of
   * node:util's parseArgs becomes its sentence and 2.
   */
  run(args: string[]): Promise<number>;
}

/** Error for a command without a required argument; as with an unknown option, the exit code is 2. */
export class MistypedError extends Error {
  readonly code = 'ERR_PARSE_ARGS_MISSING';
}

/** Resolves a typed file name, because npm runs commands in the repository, wherever they were typed. */
export function resolveTypedPath(name: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', name);
}
