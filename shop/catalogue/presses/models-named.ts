import { partKey } from '../../base/kernel/part-number.ts';

const LEAST_LETTERS = 2;

/**
 * Finds the models that a keyword names in any spelling: 'P7-13', 'p713', 'P7 13 gear'. Otherwise those whose name begins with all of it: 'P7',
 * 'digital'.
 */
export function modelsNamed<Model extends { modelName: string }>(models: readonly Model[], keyword: string): Model[] {
  const words = keyword.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((word) => partKey(word) || []);
  const runs = new Set(
    words.flatMap((_, from) => words.slice(from).map((__, more) => words.slice(from, from + more + 1).join(''))),
  );
  const named = models.filter(({ modelName }) => runs.has(partKey(modelName)));
  const beginning = words.join('');
  if (named.length > 0 || beginning.length < LEAST_LETTERS) return named;
  return models.filter(({ modelName }) => partKey(modelName).startsWith(beginning));
}
