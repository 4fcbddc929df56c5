/** A trouble that the person at the terminal can solve: `message` is all that is printed. */
export class Trouble extends Error {}

/** Runs a script's main function: a Trouble becomes its sentence and exit code 1, anything else is a bug and keeps its stack. */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
