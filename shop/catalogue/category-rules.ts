import { type FieldErrors, fieldErrors } from '#shop/kernel/field-errors.ts';

/** What is typed of a category or sub-category; what is left out is not wrong. */
export interface BranchDraft {
  name?: string | undefined;
  show?: number | undefined;
  sortOrder?: number | undefined;
}

export const BRANCH_NAME_LENGTH = 100;

/**
 * The places of the shop's own pages that lead to one category: the banners of the home page (A6; 'tape' has the banner of the
 * catalogue's first page and the tape tiles too, A8), and 'Consumables' in the main menu (A3).
 */
export const CATEGORY_ROLES = ['blades', 'tape', 'anilox', 'consumables'] as const;
export type CategoryRole = (typeof CATEGORY_ROLES)[number];
const HIGHEST_ORDER = 1_000_000;

/** What is wrong with a category or a sub-category as staff save one (E9). @param what  'Category' */
export function branchErrors(draft: BranchDraft, what: string): FieldErrors<keyof BranchDraft> {
  return fieldErrors({
    name: nameRefusal(draft.name, what),
    show: draft.show === undefined || [1, 2, 3, 4].includes(draft.show) ? null : 'Show must be a number from 1 to 4',
    sortOrder:
      draft.sortOrder === undefined || isOrder(draft.sortOrder)
        ? null
        : `Order must be a whole number from 0 to ${HIGHEST_ORDER}`,
  });
}

function nameRefusal(name: string | undefined, what: string): string | null {
  if (name === undefined) return null;
  if (name.trim() === '') return `${what} name is required`;
  return name.trim().length > BRANCH_NAME_LENGTH ? 'Too many characters' : null;
}

function isOrder(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= HIGHEST_ORDER;
}
