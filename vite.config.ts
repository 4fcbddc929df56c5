import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Rolldown } from 'vite';
import { compiledTexts } from './bin/bundle/compiled-texts.ts';
import { compressedOnce } from './bin/bundle/compressed-once.ts';
import { developmentEntry } from './bin/bundle/development-entry.ts';
import { facesInOurLetters } from './bin/bundle/faces-in-our-letters.ts';
import { namelessComponents } from './bin/bundle/nameless-components.ts';
import { oneStylesheet } from './bin/bundle/one-stylesheet.ts';

/** What is loaded with every page, as its first script needs it, lies together, whichever screens share it besides. */
function frame() {
  const entry = normalizePath(`${import.meta.dirname}/web/entry-client.tsx`);
  const needed = new Set<string>();
  return (id: string, modules: Rolldown.ChunkingContext): string | null => {
    const need = (name: string) => {
      if (needed.has(name)) return;
      needed.add(name);
      modules.getModuleInfo(name)?.importedIds.forEach(need);
    };
    need(entry);
    return id !== entry && needed.has(id) && id.includes('/') && !id.includes('node_modules') ? 'frame' : null;
  };
}

/** What screens share of a room of the shop. */
function room(id: string): string {
  return /[/\\]shop[/\\]([\w-]+)/.exec(id)?.[1] ?? 'shop';
}

/**
 * Few files travel quicker than many: libraries in one, what every screen of the shop shares in another. Screens stay apart,
 * loaded with their route; so does what only the administration, the account or the carousel needs.
 */
const STOREFRONT_GROUPS = [
  { name: 'libraries', test: /node_modules[/\\](react|react-dom|react-router|scheduler|@lingui)[/\\]/ },
  { name: frame() },
  {
    name: 'shared',
    test: /[/\\](web[/\\](design|shell|texts|storefront[/\\]catalogue)|shop|texts(?=[/\\]languages))[/\\](?!accounts|administration|approvals|audit|companies|company-merges|delivery|fulfilment|lists|merchandising|messages|notifications|ordering-for|orders|pricing|product-files|promotions|quick-order|reporting|returns|searched|settings|submissions|timeline|uploads|catalogue[/\\](?:category|variant)-fields|frame[/\\]field|catalogue-editing|catalogue[/\\]product-rules|customers[/\\]address-rules|documents|identity[/\\]staff-paths|kernel[/\\]typed-amount)/,
    minShareCount: 3,
  },
  { name: 'lists', test: /[/\\]web[/\\]storefront[/\\]search[/\\]/, minShareCount: 2 },
  { name: 'parts', test: /[/\\]web[/\\]storefront[/\\]product[/\\]/, minShareCount: 2 },
  { name: room, test: /[/\\]shop[/\\]/, minShareCount: 2 },
];

/** The first script names all files of all screens: a hash alone tells them apart as well, in less. */
const ASSET_NAMES = 'assets/[hash][extname]';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    compiledTexts(),
    namelessComponents(),
    developmentEntry(),
    facesInOurLetters(),
    oneStylesheet(),
    compressedOnce(),
  ],
  // A page names some three hundred classes: in what is shipped they are as short as they can be.
  css: command === 'build' ? { modules: { generateScopedName: '_[hash:base64:5]' } } : {},
  build: { target: ['chrome125', 'firefox126', 'safari17.5'], assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: ['web/after-paint.ts', 'web/entry-client.tsx'],
          output: {
            codeSplitting: { groups: STOREFRONT_GROUPS },
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: ASSET_NAMES,
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        ssr: true,
        rolldownOptions: { input: 'web/entry-server.tsx', output: { assetFileNames: ASSET_NAMES } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr'] as const) {
        const environment = builder.environments[name];
        if (environment !== undefined) await builder.build(environment);
      }
    },
  },
}));
