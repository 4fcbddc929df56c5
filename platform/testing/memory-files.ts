import type { Files } from '../files.ts';

/** Files that are gone with the process: for tests that don't look at them. */
export function memoryFiles(): Files {
  const kept = new Map<string, Buffer>();
  return {
    put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
    get: async (key) => kept.get(key),
    has: async (key) => kept.has(key),
    delete: async (key) => void kept.delete(key),
    async *list() {
      yield* kept.keys();
    },
  };
}
