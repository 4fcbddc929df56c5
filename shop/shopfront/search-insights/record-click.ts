import { post } from '../../base/operations/path.ts';

/**
 * Records which part was opened from the results (I4). Returns 1. Separate from the staff paths, because every buyer
 * loads it.
 */
export const recordClick = post<{ keyword: string; productId: number }, number>('/Search/NoteChosen');
