import type { Plugin, Rolldown } from 'vite';

/**
 * What a visitor's screens are styled with travels as one file: seven small ones took longer to ask for than to send. Screens
 * that one has to log in for bring what they need besides.
 */
export function oneStylesheet(): Plugin {
  const FIRST_SCREENS =
    /[/\\]web[/\\](entry-client\.tsx|storefront[/\\](home|search|product|compare|login|content[/\\][\w-]+)[/\\]route\.tsx)$/;
  return {
    name: 'one-stylesheet',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'pre', // before Vite tells the manifest and the scripts which file has which styles
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = new Set<Rolldown.OutputChunk>();
        const styles = new Set<string>();
        const collect = (chunk: Rolldown.OutputChunk) => {
          if (first.has(chunk)) return;
          first.add(chunk);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          for (const name of chunk.imports) {
            const imported = bundle[name];
            if (imported?.type === 'chunk') collect(imported);
          }
        };
        chunks
          .filter((chunk) => FIRST_SCREENS.test(chunk.facadeModuleId ?? ''))
          .sort(entryFirst)
          .forEach(collect);
        const sources = [...styles].map((style) => {
          const { [style]: file } = bundle;
          delete bundle[style];
          return file?.type === 'asset' ? file.source : '';
        });
        const one = this.getFileName(this.emitFile({ type: 'asset', name: 'shop.css', source: sources.join('') }));
        for (const { viteMetadata } of chunks) {
          const { importedCss = new Set<string>() } = viteMetadata ?? {};
          const own = [...importedCss].filter((style) => !styles.has(style));
          if (own.length === importedCss.size) continue;
          importedCss.clear();
          for (const style of [one, ...own]) importedCss.add(style);
        }
      },
    },
  };
}

function entryFirst(one: Rolldown.OutputChunk, other: Rolldown.OutputChunk): number {
  return Number(other.isEntry) - Number(one.isEntry);
}
