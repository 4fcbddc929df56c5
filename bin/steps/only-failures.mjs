import { DefaultReporter } from 'vitest/node';

const TELL_EVERY_MS = 60_000;

/** Says nothing of what passes but, once a minute, how much has; failures as Vitest tells them. `npm test -- --verbose` shows all. */
export default class OnlyFailures extends DefaultReporter {
  #files = 0;
  #done = 0;
  #telling;

  constructor() {
    super({ summary: false });
  }

  onTestRunStart(specifications) {
    this.#files = specifications.length;
    this.#telling = setInterval(() => this.#tell(), TELL_EVERY_MS);
    super.onTestRunStart(specifications);
  }

  onTestRunEnd(...results) {
    clearInterval(this.#telling);
    super.onTestRunEnd(...results);
  }

  printTestModule(testModule) {
    this.#done += 1;
    if (!testModule.ok()) super.printTestModule(testModule);
  }

  #tell() {
    console.log(`${this.#done} of ${this.#files} files done`);
  }
}
