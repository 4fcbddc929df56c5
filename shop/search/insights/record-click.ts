import { post } from '../../operations/path.ts';

/**
 * The page of results says which part was opened from it (I4). Returns 1. Apart from staff's paths: every buyer loads
 * it.
 */
export const recordClick = post<{ keyword: string; productId: number }, number>('/Search/NoteChosen');
