import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Rolldown } from 'vite';
import { compiledTexts } from './bin/bundle/compiled-texts.ts';
import { compressedOnce } from './bin/bundle/compressed-once.ts';
import { developmentEntry } from './bin/bundle/development-entry.ts';
import { facesInOurLetters } from './bin/bundle/faces-in-our-letters.ts';
import { minified } from './bin/bundle/minified.ts';
import { oneStylesheet } from './bin/bundle/one-stylesheet.ts';
import { shortClassNames } from './bin/bundle/short-class-names.ts';

/** What a module needs, with it, without what is loaded on demand. */
function needsOf(entry: string) {
  const root = normalizePath(`${import.meta.dirname}/${entry}`);
  const needed = new Set<string>();
  return (modules: Rolldown.ChunkingContext): ReadonlySet<string> => {
    const need = (name: string) => {
      if (needed.has(name)) return;
      needed.add(name);
      modules.getModuleInfo(name)?.importedIds.forEach(need);
    };
    need(root);
    return needed;
  };
}

function isOurs(id: string): boolean {
  return id.includes('/') && !id.includes('node_modules');
}

/**
 * What is loaded with every page, as its first script needs it, lies together, whichever screens share it besides; with it what a list
 * of parts and a part share, the two that buyers come for, but what the part itself is shown with. The first script lies alone: it waits
 * for the page's screen, whose file needs this one.
 */
function frame() {
  const first = needsOf('web/entry-client.tsx');
  const list = needsOf('web/storefront/search/route.tsx');
  const part = needsOf('web/storefront/product/route.tsx');
  return (id: string, modules: Rolldown.ChunkingContext): string | null => {
    if (!isOurs(id) || id.endsWith('/web/entry-client.tsx')) return null;
    const isShared = list(modules).has(id) && part(modules).has(id) && !id.includes('/web/storefront/product/');
    return first(modules).has(id) || isShared ? 'frame' : null;
  };
}

/** What a list of parts shares with other screens, without what those share besides: buyers come for lists. */
function shownInLists() {
  const needs = needsOf('web/storefront/search/route.tsx');
  return (id: string, modules: Rolldown.ChunkingContext): string | null =>
    isOurs(id) && needs(modules).has(id) ? 'shown-in-lists' : null;
}

/** Few files travel quicker than many: libraries in one, what every page needs in another. Screens stay apart, loaded with their route. */
const STOREFRONT_GROUPS = [
  {
    name: 'libraries',
    test: /node_modules[/\\](react|react-dom|react-router|scheduler|@lingui)[/\\]/,
  },
  { name: frame(), debugName: 'frame' },
  { name: 'lists', test: /[/\\]web[/\\]storefront[/\\]search[/\\]/, minShareCount: 2 },
  { name: 'parts', test: /[/\\]web[/\\]storefront[/\\]product[/\\]/, minShareCount: 2 },
  { name: shownInLists(), debugName: 'shown in lists', minShareCount: 2 },
];

/** The first script names all files of all screens: a hash alone tells them apart as well, in less. */
const ASSET_NAMES = 'assets/[hash][extname]';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    compiledTexts(),
    developmentEntry(),
    facesInOurLetters(),
    oneStylesheet(),
    minified(),
    compressedOnce(),
  ],
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } : {},
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
            minify: { compress: false, mangle: false }, // only its blanks: the rest is minified()'s
            entryFileNames: 'assets/[hash].js',
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
