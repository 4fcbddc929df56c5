import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';

/** What a page loads first in development: React's hot reload must be there before the first of its components. */
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
