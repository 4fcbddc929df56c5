import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

/** Entry of a page in development: React's hot reload must load before the first component. */
export function developmentEntry(): Plugin {
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
