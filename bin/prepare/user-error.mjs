import { constants } from 'node:os';

/** A trouble that the person at the terminal can solve: `message` is all that is printed. */
export class UserError extends Error {}

/** Somebody asked us to stop: nothing is wrong, and there is nothing to say. */
export class Stopped extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(signal);
    this.exitCode = 128 + constants.signals[signal];
  }
}

/**
 * Runs a script's main function: a Trouble becomes its sentence and exit code 1, a stop the exit code of its signal; anything else
 * is a bug and keeps its stack.
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
