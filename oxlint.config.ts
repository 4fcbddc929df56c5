import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'oxlint';

/**
 * The groups of shop/, lowest first (docs/architecture.md). The rooms of a group import from their own group and from those below it: an
 * import from a group above, of a type as well, fails the check. Circles of files fail it too (import/no-cycle).
 */
const GROUPS = ['base', 'people', 'catalogue', 'shopfront', 'trade', 'desk'];

const TESTS = ['**/*.test.ts', '**/testing/**'];

const ENTRY_POINTS = ['#web/*', '#server/*', '**/web/**', '**/server/**'];
const HTTP_AND_REACT = ['fastify', '@fastify/*', 'react', 'react-dom', 'react-router'];

const NO_ENTRY_POINTS = {
  group: [...ENTRY_POINTS, ...HTTP_AND_REACT],
  message: 'shop/ must not import HTTP or React (docs/architecture.md).',
};

const ROOMS_OF_PRICES = ['pricing', 'price-lists', 'price-updates', 'costs', 'coupons'].map(
  (room) => `shop/catalogue/${room}/**`,
);

/** So that no price is read past the rule that decides it (K2). */
const PRICE_TABLES = {
  group: ['#shop/catalogue/pricing/tables.ts', '**/pricing/tables.ts'],
  message: 'Only the rooms of prices read their tables: ask one of their functions (docs/decisions/0051).',
};

const SERVER_MODULES = '#server/* #platform/* node:* pg drizzle-orm drizzle-orm/* zod fastify @fastify/*'.split(' ');
const SERVER_FILES = ['operations', 'tables', '*-queries', 'queries', 'wire', 'answers'].map((name) => `**/${name}.ts`);

const ON_SERVER = {
  group: [...SERVER_MODULES, ...SERVER_FILES],
  message:
    "web/ may import shop's paths, types and pure rules only: nothing that runs on the server (docs/architecture.md).",
};

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise'],
  jsPlugins: ['eslint-plugin-regexp'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-unused-vars': [
      'error',
      {
        ignoreRestSiblings: true,
        argsIgnorePattern: '^_',
        destructuredArrayIgnorePattern: '^_',
        varsIgnorePattern: '^_',
      },
    ],
    ...off(
      'react/react-in-jsx-scope import/no-unassigned-import import/no-named-as-default-member import/no-named-as-default',
      'unicorn/no-array-sort unicorn/consistent-function-scoping unicorn/require-post-message-target-origin no-shadow',
      'typescript/no-unsafe-type-assertion typescript/no-base-to-string typescript/consistent-return',
      'typescript/no-unnecessary-type-parameters typescript/require-array-sort-compare',
      'promise/always-return promise/no-promise-in-callback',
    ),
    // Texts of people come into expressions: each takes a time in proportion to its text.
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-super-linear-move': 'error',
  },
  ignorePatterns: ['build', 'data', 'platform/database/migrations', 'client/calls.ts'],
  overrides: [
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**', 'bin/**', 'deploy/**', 'sample-data/**'],
      rules: off('regexp/no-super-linear-backtracking regexp/no-super-linear-move'),
    },
    { files: ['shop/**'], rules: restricted(NO_ENTRY_POINTS) },
    ...knownGroups().map(borderOf),
    {
      files: ROOMS_OF_PRICES,
      excludeFiles: TESTS,
      rules: restricted(NO_ENTRY_POINTS, ...notFrom(groupsAbove('catalogue'))),
    },
    {
      files: ['shop/desk/move-files/kinds/**'], // files of prices say what the tables hold, no price that anybody pays
      rules: restricted(NO_ENTRY_POINTS),
    },
    {
      files: ['web/**'],
      rules: {
        ...restricted(ON_SERVER),
        'react/jsx-no-literals': [
          'error',
          { ignoreProps: true, allowedStrings: '/ \u00d7 ( ) . , \u283f %'.split(' ') },
        ],
      },
    },
    {
      files: ['server/**'],
      rules: restricted({
        group: ['**/e2e/**'],
        message: 'e2e/ looks at the whole shop from outside: what both need stands in server/testing.',
      }),
    },
    {
      files: ['platform/**'],
      rules: restricted({ group: ENTRY_POINTS, message: 'platform/ must not import entry points.' }),
    },
    { files: ['web/entry-server.tsx'], rules: off('no-restricted-imports') },
    {
      files: ['web/storefront/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react-router',
                importNames: ['useActionData'],
                message: 'useAnswer (web/forms/use-answer.ts) gives the answer together with the new data.',
              },
            ],
            patterns: [ON_SERVER],
          },
        ],
      },
    },
    { files: ['web/storefront/**/*drawing*.tsx', 'web/design/gallery/**'], rules: off('react/jsx-no-literals') },
  ],
});

/** Rules that don't apply, separated by spaces. */
function off(...rules: string[]): Record<string, 'off'> {
  return Object.fromEntries(rules.flatMap((names) => names.split(' ')).map((name) => [name, 'off']));
}

interface Restriction {
  group: string[];
  message: string;
}

function restricted(...patterns: Restriction[]) {
  return { 'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Restriction[] }] };
}

/** Forbids a group the groups above it. Tests may look at anything. */
function borderOf(group: string) {
  return {
    files: [`shop/${group}/**`],
    excludeFiles: [...TESTS, ...ROOMS_OF_PRICES],
    rules: restricted(NO_ENTRY_POINTS, ...notFrom(groupsAbove(group)), PRICE_TABLES),
  };
}

function groupsAbove(group: string): string[] {
  return GROUPS.slice(GROUPS.indexOf(group) + 1);
}

function notFrom(groups: readonly string[]): Restriction[] {
  if (groups.length === 0) return [];
  const group = groups.flatMap((each) => [`#shop/${each}/**`, `**/../${each}/**`]);
  return [{ group, message: `shop/ imports from lower groups only: ${GROUPS.join(', ')} (oxlint.config.ts).` }];
}

/** Returns every group, once it is sure that the list and the folders of shop/ are the same. The rooms are checked by bin/steps/rooms.mjs. */
function knownGroups() {
  const folders = readdirSync(path.join(import.meta.dirname, 'shop'), { withFileTypes: true });
  const unknown = folders.find((each) => each.isDirectory() && !GROUPS.includes(each.name));
  if (unknown !== undefined) throw new Error(`oxlint.config.ts: shop/${unknown.name} is no group.`);
  return GROUPS;
}
