import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'oxlint';

/**
 * The groups of shop/, lowest first (docs/architecture.md). The rooms of a group import from their own group and from those below it: an
 * import from a group above, of a type as well, fails the check. Circles of files fail it too (import/no-cycle).
 */
const GROUPS = ['base', 'people', 'catalogue', 'shopfront', 'trade', 'desk'];

const TESTS = ['**/*.test.ts', '**/testing/**'];

const ABOVE_SHOP = [
  '#web/*',
  '#server/*',
  'fastify',
  '@fastify/*',
  'react',
  'react-dom',
  'react-router',
  '**/web/**',
  '**/server/**',
];
const NO_DOORS = { group: ABOVE_SHOP, message: 'shop/ knows nothing of HTTP or React (docs/architecture.md).' };

const ROOMS_OF_PRICES = ['pricing', 'price-lists', 'price-updates', 'costs', 'coupons'].map(
  (room) => `shop/catalogue/${room}/**`,
);

/** So that no price is read past the rule that decides it (K2). */
const PRICE_TABLES = {
  group: ['#shop/catalogue/pricing/tables.ts', '**/pricing/tables.ts'],
  message: 'Only the rooms of prices read their tables: ask one of their functions (docs/decisions/0051).',
};

const ON_SERVER = {
  group: [
    '#server/*',
    '#platform/*',
    'node:*',
    'pg',
    'drizzle-orm',
    'drizzle-orm/*',
    'zod',
    'fastify',
    '@fastify/*',
    '**/operations.ts',
    '**/tables.ts',
    '**/*-queries.ts',
    '**/queries.ts',
    '**/wire.ts',
    '**/answers.ts',
  ],
  message:
    "web/ may import shop's paths, types and pure rules only: nothing that runs on the server (docs/architecture.md).",
};

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise'],
  jsPlugins: ['eslint-plugin-regexp'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'unicorn/no-array-sort': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-named-as-default': 'off',
    'no-unused-vars': [
      'error',
      {
        ignoreRestSiblings: true,
        argsIgnorePattern: '^_',
        destructuredArrayIgnorePattern: '^_',
        varsIgnorePattern: '^_',
      },
    ],
    'unicorn/consistent-function-scoping': 'off',
    'no-shadow': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/require-array-sort-compare': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'promise/always-return': 'off',
    'promise/no-promise-in-callback': 'off',
    // Texts of people come into expressions: each takes a time in proportion to its text.
    'regexp/no-super-linear-backtracking': 'error',
    'regexp/no-super-linear-move': 'error',
  },
  ignorePatterns: ['build', 'data', 'platform/database/migrations', 'client/calls.ts'],
  overrides: [
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**', 'bench/**', 'bin/**', 'deploy/**', 'sample-data/**'],
      rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
    },
    { files: ['shop/**'], rules: restricted(NO_DOORS) },
    ...knownGroups().map(borderOf),
    {
      files: ROOMS_OF_PRICES,
      excludeFiles: TESTS,
      rules: restricted(NO_DOORS, ...notFrom(groupsAbove('catalogue'))),
    },
    {
      files: ['shop/desk/move-files/kinds/**'], // files of prices say what the tables hold, no price that anybody pays
      rules: restricted(NO_DOORS),
    },
    {
      files: ['web/**'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [ON_SERVER] }],
        'react/jsx-no-literals': [
          'error',
          {
            ignoreProps: true,
            allowedStrings: ['/', '\u00d7', '(', ')', '.', ',', '\u283f', '%'],
          },
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
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['#web/*', '#server/*', '**/web/**', '**/server/**'],
                message: 'platform/ holds replaceable parts: it does not know the doors.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['web/entry-server.tsx'],
      rules: {
        'no-restricted-imports': 'off',
      },
    },
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
    {
      files: ['web/storefront/**/*drawing*.tsx', 'web/design/gallery/**'],
      rules: {
        'react/jsx-no-literals': 'off',
      },
    },
  ],
});

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
    rules: restricted(NO_DOORS, ...notFrom(groupsAbove(group)), PRICE_TABLES),
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
