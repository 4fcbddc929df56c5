/** One of the operator's commands: npm run shop -- <name>. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What --help prints. */
  help: string;
  /**
   * Does it. The answer is the exit code: 0 done, 1 not. An OperatorError becomes its sentence and 1; what
   * node:util's parseArgs refuses becomes its sentence and 2.
   */
  run(args: string[]): Promise<number>;
}
