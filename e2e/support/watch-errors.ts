import type { BrowserContext, ConsoleMessage, WebError } from 'playwright-core';

/** Collects complaints of browsers: uncaught errors and console errors, failed hydration among them. */
export function watchErrors() {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const watched: BrowserContext[] = [];
  const onError = (error: WebError) => void seen.push(String(error.error()));
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
  };
  const found = () => seen.filter((error) => !expected.some((pattern) => pattern.test(error)));
  return {
    watch(context: BrowserContext): void {
      context.on('weberror', onError).on('console', onMessage);
      watched.push(context);
    },
    /** Stops watching, because the profile is handed on. */
    stop(): void {
      for (const context of watched) context.off('weberror', onError).off('console', onMessage);
    },
    expect(pattern: RegExp): void {
      expected.push(pattern);
    },
    /** The errors that no test expected. */
    found,
    /** @throws {Error} the errors that no test expected */
    assertNone(): void {
      const unexpected = found();
      if (unexpected.length > 0) throw new Error(`Errors in the browser:\n${unexpected.join('\n')}`);
    },
  };
}
