import { constants } from 'node:os';

/** A problem that the person at the terminal can solve: only `message` is printed. */
export class UserError extends Error {}

/** The process was asked to stop: nothing is wrong, and there is nothing to report. */
export class Stopped extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(signal);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Runs a script's main function. A UserError prints its message and sets exit code 1; a stop sets the exit code of its
 * signal; anything else is a bug and keeps its stack trace.
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    if (error instanceof Stopped) {
      process.exitCode = error.exitCode;
      return;
    }
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
