import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledTexts } from './bin/bundle/compiled-texts.ts';
import { compressedOnce } from './bin/bundle/compressed-once.ts';
import { shortClassName } from './bin/bundle/short-class-name.ts';
import { developmentEntry } from './bin/bundle/development-entry.ts';

/**
 * Few files travel quicker than many: libraries in one, what every page is built from in another, what most forms use in a third, the lines
 * and totals of orders in a fourth. Screens stay apart, and so do after-paint.ts, which loads the others, and fields of a few.
 */
const SHARED_FILES = [
  { name: 'vendor', test: /[/\\]node_modules[/\\](react|react-dom|react-router|scheduler|@lingui)[/\\]/ },
  {
    name: 'shell',
    test: /[/\\]web[/\\](?:(?:design|shell|texts)[/\\])?(?!after-paint|basket-lines|chosen-picture|day-field|facts|file-field|follow-row|keyword-form|line-quantity|overlay|print-value|quantity-field|section|structured-data)[\w-]+\.(?:tsx?|css)$/,
  },
  {
    name: 'forms',
    test: /[/\\]web[/\\]forms[/\\](?:form-key|intent|post-form|refused-form|typed-form|use-answer|use-sending)\.tsx?$/,
  },
  {
    name: 'order',
    test: /[/\\](?:web[/\\]storefront[/\\]order[/\\](?:lines-table|order-text|order-totals)|shop[/\\]base[/\\]money[/\\]adjustments)\.tsx?$/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [react(), compiledTexts(), developmentEntry(), compressedOnce()],
  build: { target: ['chrome125', 'firefox126', 'safari17.5'], assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: ['web/after-paint.ts', 'web/entry-client.tsx'],
          output: { codeSplitting: { groups: SHARED_FILES } },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        ssr: true,
        rolldownOptions: { input: 'web/entry-server.tsx' },
      },
    },
  },
  // Development keeps the readable names.
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr'] as const) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
}));
