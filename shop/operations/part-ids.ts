import { issue } from '../kernel/issue.ts';
import { MAX_ID } from '../kernel/max-id.ts';
import { textInput } from './input-schemas.ts';

/** Parts of a list by their ids, as '101,140', at most so many. */
export const partIdsInput = (most: number) =>
  textInput.refine((text) => text.split(',').length <= most, issue('refusal.most-rows', { most }));

/** The ids in such a text, each once; what is none is left out. */
export function partIdsIn(text: string): number[] {
  const ids = text.split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID);
}
