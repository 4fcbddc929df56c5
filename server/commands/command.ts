import path from 'node:path';

/** One of the operator's commands: npm run shop -- <name>. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Text of --help. */
  help: string;
  /**
   * Does it. The answer is the exit code: 0 done, 1 not. An OperatorError becomes its sentence and 1; what
   * node:util's parseArgs refuses becomes its sentence and 2.
   */
  run(args: string[]): Promise<number>;
}

/** Error for a command without a required argument; as with an unknown option, the exit code is 2. */
export class MistypedError extends Error {
  readonly code = 'ERR_PARSE_ARGS_MISSING';
}

/** The file that a typed name means: npm runs commands in the repository, wherever they were typed. */
export function resolveTypedPath(name: string): string {
  return path.resolve(process.env['INIT_CWD'] ?? '.', name);
}
