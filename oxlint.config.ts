import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'oxlint';

/**
 * The rooms of shop/, lowest first, and which rooms below each may import (docs/architecture.md). A room that is not here, or
 * that names one above itself, stops the check: so there is no circle, of types neither.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  store: ['kernel'],
  frame: ['kernel', 'store'],
  outbox: ['kernel'],
  submissions: ['kernel', 'frame'],
  pictures: ['kernel'],
  uploads: ['frame'],
  'reference-data': ['kernel', 'frame'],
  audit: ['kernel', 'frame', 'reference-data'],
  settings: ['kernel', 'store', 'frame', 'audit'],
  catalogue: ['kernel', 'store', 'frame', 'settings'],
  stock: ['kernel', 'frame', 'audit', 'catalogue'],
  accounts: ['kernel', 'frame', 'reference-data'],
  identity: ['kernel', 'frame', 'outbox', 'audit', 'settings', 'accounts'],
  customers: ['kernel', 'frame', 'outbox', 'reference-data', 'audit', 'catalogue', 'accounts', 'identity'],
  companies: ['kernel', 'frame', 'outbox', 'reference-data', 'audit', 'accounts', 'identity'],
  'own-numbers': ['kernel', 'frame', 'catalogue', 'accounts'],
  pricing: ['kernel', 'frame', 'audit', 'settings', 'identity'],
  searched: ['kernel', 'frame', 'audit', 'catalogue'],
  finding: [
    'kernel',
    'store',
    'frame',
    'pictures',
    'settings',
    'catalogue',
    'stock',
    'own-numbers',
    'pricing',
    'searched',
  ],
  'catalogue-editing': [
    'kernel',
    'store',
    'frame',
    'pictures',
    'uploads',
    'audit',
    'settings',
    'catalogue',
    'stock',
    'pricing',
    'finding',
  ],
  cart: [
    'kernel',
    'store',
    'frame',
    'pictures',
    'settings',
    'catalogue',
    'stock',
    'accounts',
    'own-numbers',
    'pricing',
  ],
  'quick-order': [
    'kernel',
    'store',
    'frame',
    'audit',
    'catalogue',
    'stock',
    'own-numbers',
    'pricing',
    'finding',
    'cart',
  ],
  lists: [
    'kernel',
    'store',
    'frame',
    'outbox',
    'catalogue',
    'accounts',
    'own-numbers',
    'finding',
    'cart',
    'quick-order',
  ],
  'ordering-for': ['kernel', 'frame', 'audit', 'accounts', 'identity', 'cart'],
  promotions: ['kernel', 'frame', 'audit'],
  delivery: ['kernel', 'frame', 'reference-data'],
  orders: [
    'kernel',
    'frame',
    'outbox',
    'reference-data',
    'audit',
    'settings',
    'catalogue',
    'stock',
    'accounts',
    'customers',
    'pricing',
    'finding',
    'cart',
    'promotions',
    'delivery',
  ],
  approvals: [
    'kernel',
    'frame',
    'outbox',
    'audit',
    'catalogue',
    'accounts',
    'identity',
    'pricing',
    'cart',
    'promotions',
    'orders',
  ],
  messages: ['kernel', 'frame', 'outbox', 'audit', 'orders'],
  fulfilment: [
    'kernel',
    'store',
    'frame',
    'outbox',
    'reference-data',
    'audit',
    'settings',
    'catalogue',
    'stock',
    'accounts',
    'pricing',
    'cart',
    'delivery',
    'orders',
    'messages',
  ],
  'company-merges': [
    'kernel',
    'frame',
    'audit',
    'catalogue',
    'accounts',
    'identity',
    'companies',
    'own-numbers',
    'lists',
    'cart',
    'orders',
  ],
  documents: ['kernel', 'store', 'frame', 'outbox', 'uploads', 'accounts', 'audit', 'delivery', 'orders', 'fulfilment'],
  returns: [
    'kernel',
    'store',
    'frame',
    'outbox',
    'pictures',
    'uploads',
    'audit',
    'accounts',
    'stock',
    'orders',
    'fulfilment',
    'documents',
  ],
  notifications: [
    'kernel',
    'store',
    'frame',
    'outbox',
    'reference-data',
    'audit',
    'accounts',
    'identity',
    'customers',
    'companies',
    'pricing',
    'catalogue',
    'finding',
    'cart',
    'lists',
    'delivery',
    'orders',
    'approvals',
    'fulfilment',
    'documents',
    'returns',
    'messages',
  ],
  timeline: ['kernel', 'frame', 'outbox', 'audit', 'accounts', 'orders', 'messages', 'fulfilment', 'notifications'],
  'product-files': [
    'kernel',
    'frame',
    'pictures',
    'audit',
    'catalogue',
    'stock',
    'catalogue-editing',
    'cart',
    'orders',
  ],
  'new-shop': ['reference-data', 'catalogue', 'pricing'],
  merchandising: ['kernel', 'frame', 'pictures', 'audit', 'catalogue'],
  content: ['kernel', 'store', 'frame', 'audit', 'catalogue', 'finding'],
  reporting: ['kernel', 'frame', 'catalogue', 'accounts', 'orders'],
  administration: [
    'kernel',
    'frame',
    'outbox',
    'reference-data',
    'audit',
    'catalogue',
    'accounts',
    'customers',
    'pricing',
    'finding',
    'catalogue-editing',
    'cart',
    'promotions',
    'orders',
    'content',
    'uploads',
    'own-numbers',
    'company-merges',
    'notifications',
  ],
};

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

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'promise'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
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
  },
  ignorePatterns: ['build', 'data', 'platform/database/migrations'],
  overrides: [
    { files: ['shop/**'], rules: restricted(NO_DOORS) },
    ...Object.keys(ROOMS).map(borderOf),
    {
      files: ['web/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
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
                ],
                message:
                  "web/ may import shop's paths, types and pure rules only: nothing that runs on the server (docs/architecture.md).",
              },
            ],
          },
        ],
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
      files: ['web/storefront/**/*drawing*.tsx'],
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

/** What a room may not import: every room that its row does not name. Tests may look at anything. */
function borderOf(room: string) {
  requireKnownRooms();
  const below = Object.keys(ROOMS).slice(0, Object.keys(ROOMS).indexOf(room));
  const named = ROOMS[room] ?? [];
  const wrong = named.find((other) => !below.includes(other));
  if (wrong !== undefined) throw new Error(`oxlint.config.ts: ${wrong} is not below ${room}.`);
  const forbidden = Object.keys(ROOMS).filter((other) => other !== room && !named.includes(other));
  return {
    files: [`shop/${room}/**`],
    excludeFiles: ['**/*.test.ts', '**/testing/**'],
    rules: restricted(NO_DOORS, {
      group: forbidden.flatMap((other) => [`#shop/${other}/*`, `../${other}/*`, `../../${other}/*`]),
      message: `${room} imports ${named.join(', ') || 'no other room'} alone (oxlint.config.ts).`,
    }),
  };
}

function requireKnownRooms() {
  const folders = readdirSync(path.join(import.meta.dirname, 'shop'), { withFileTypes: true });
  const strange = folders.find((folder) => !folder.isDirectory() || !Object.hasOwn(ROOMS, folder.name));
  if (strange !== undefined) throw new Error(`oxlint.config.ts: shop/${strange.name} is no room of the list.`);
}
