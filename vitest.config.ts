import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { scaledTimeout } from './platform/testing/scaled-timeout.ts';

/** Tests log in thousands of times: they hash passwords at the lowest cost. */
const cheapPasswords = {
  find: /^\.\/password-cost\.ts$/,
  replacement: path.resolve('shop/people/identity/testing/password-cost.ts'),
};

const inBrowser = {
  testTimeout: scaledTimeout(60_000),
  hookTimeout: scaledTimeout(60_000),
  expect: { poll: { timeout: scaledTimeout(30_000) } }, // as long as a locator waits
};

export default defineConfig({
  resolve: { alias: [cheapPasswords] },
  test: {
    // One PostgreSQL and its templates for all projects of a run.
    globalSetup: './platform/database/testing/global-setup.ts',
    // A worker takes one file after the other with the modules, and the browser, that it has: to begin again for each file takes
    // as long as the tests. What a test may change for others is put back after it.
    isolate: false,
    update: 'none', // a missing or other snapshot fails; `-u` writes it
    restoreMocks: true,
    unstubEnvs: true,
    maxWorkers: 2, // a small machine runs the database and a browser beside the tests
    testTimeout: scaledTimeout(30_000),
    hookTimeout: scaledTimeout(30_000),
    expect: { poll: { timeout: scaledTimeout(15_000) } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shop,platform,server,web,bin,texts,sample-data,bench,client,deploy}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.release.test.ts'],
          sequence: { shuffle: { tests: true } },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/faults/**', 'e2e/fuzz/**', 'e2e/release/**', 'e2e/cluster/**'],
          ...inBrowser,
        },
      },
      // npm run test:release
      {
        extends: true,
        test: {
          name: 'release',
          include: ['{platform,sample-data,server,shop}/**/*.release.test.ts', 'e2e/release/**/*.test.ts'],
          ...inBrowser,
        },
      },
      { extends: true, test: { name: 'fuzz', include: ['e2e/fuzz/*.test.ts'] } },
      { extends: true, test: { name: 'faults', isolate: true, include: ['e2e/faults/*.test.ts'], ...inBrowser } },
      // Debian's Patroni and its company: npm run faults -- cluster.
      { extends: true, test: { name: 'cluster', include: ['e2e/cluster/*.test.ts'] } },
    ],
  },
});
