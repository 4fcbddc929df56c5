import { issue } from '../messages/issue.ts';
import { MAX_ID } from '../kernel/max-id.ts';
import { textInput } from '../wire/input-schemas.ts';

/** At most so many ids in one text, as '101,140'. */
export const listedIdsInput = (most: number) =>
  textInput.refine((text) => text.split(',').length <= most, issue('refusal.most-rows', { most }));

/** The ids in such a text, each once; anything else is left out. */
export function listedIds(text: string): number[] {
  const ids = text.split(',').map(Number);
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID);
}
