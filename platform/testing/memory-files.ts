import type { Files } from '../files.ts';

/** In-memory files, lost when the process ends: for tests that don't check them. */
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
