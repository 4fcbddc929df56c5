import { promisify } from 'node:util';
import { readFileSync } from 'node:fs';
import { brotliCompress, gzip } from 'node:zlib';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';

/**
 * Texts are written as ICU messages in JSON and reach the browser compiled, so that it needs no parser. What a language does not say yet
 * it says in English.
 */
function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    transform(code, id) {
      const [, folder, name] = /^(.*\/texts\/)\w+\/([\w-]+\.json)$/.exec(id) ?? [];
      if (folder === undefined) return null;
      const english = readFileSync(`${folder}en/${name}`, 'utf8');
      const messages = Object.entries({ ...JSON.parse(english), ...JSON.parse(code) } as Record<string, string>);
      const compiled = Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)]));
      return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: 'js' };
    },
  };
}

/**
 * React Router names its components for a developer's tools, and a name that is given keeps a component in the build which nobody uses:
 * its links, and all that they fetch ahead.
 */
function namelessComponents(): Plugin {
  const found = { names: 0, makers: 0 };
  return {
    name: 'nameless-components',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules[/\\]react-router[^/\\]*[/\\]/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, () => {
            found.names += 1;
            return '';
          })
          .replace(/ = React\$1\.(?:createContext|forwardRef|memo)\(/g, (made) => {
            found.makers += 1;
            return made.replace('=', '= /* @__PURE__ */');
          }),
        map: null,
      }),
    },
    // A version that writes them otherwise would bring all of it back, and nobody would hear of it.
    buildEnd(error) {
      if (error === undefined && (found.names === 0 || found.makers === 0))
        throw new Error('vite.config.ts: React Router writes its components otherwise now: mend namelessComponents().');
    },
  };
}

/** What a page loads first in development: React's hot reload must be there before the first of its components. */
function developmentEntry(): Plugin {
  const address = '/@development-entry';
  return {
    name: 'development-entry',
    apply: 'serve',
    resolveId: (id) => (id === address ? address : null),
    load: (id) =>
      id === address
        ? `${react.preambleCode.replace('__BASE__', '/')}
await import('/@vite/client');
await import('/web/entry-client.tsx');`
        : null,
  };
}

/** Browser files are compressed once, when they are built. */
function compressedOnce(): Plugin {
  const forms = [
    ['br', promisify(brotliCompress)],
    ['gz', promisify(gzip)],
  ] as const;
  return {
    name: 'compressed-once',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post', // after Vite has put its preload lists into the scripts
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|svg)$/.test(file.fileName)) continue;
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          for (const [extension, compress] of forms) {
            this.emitFile({ type: 'asset', fileName: `${file.fileName}.${extension}`, source: await compress(source) });
          }
        }
      },
    },
  };
}

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
  plugins: [react(), compiledTexts(), namelessComponents(), developmentEntry(), compressedOnce()],
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
