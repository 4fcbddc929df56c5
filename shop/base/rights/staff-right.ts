/** The areas of the administration to which a staff member can have access (P1). */
export const STAFF_RIGHTS = [
  'orders',
  'customers',
  'catalogue',
  'prices',
  'content',
  'documents',
  'settings',
  'staff',
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

/** The rights that a call or a screen requires: one, one of several, all of several; null: open to all staff. */
export type StaffNeed =
  | StaffRight
  | { readonly anyOf: readonly StaffRight[] }
  | { readonly allOf: readonly StaffRight[] }
  | null;

/** The missing rights; if one of several would do, all of them. Empty: allowed. */
export function missingRights(need: StaffNeed, rights: readonly StaffRight[]): readonly StaffRight[] {
  if (need === null) return [];
  if (typeof need === 'string') return rights.includes(need) ? [] : [need];
  if ('allOf' in need) return need.allOf.filter((right) => !rights.includes(right));
  return need.anyOf.some((right) => rights.includes(right)) ? [] : need.anyOf;
}

export function isAllowed(need: StaffNeed, rights: readonly StaffRight[]): boolean {
  return missingRights(need, rights).length === 0;
}

/** Requirements of several rights that calls, files and screens share, by subject. */
export const NEEDS = {
  /** Any right at all. */
  any: { anyOf: STAFF_RIGHTS },
  /** Companies, members and their mail. */
  accounts: { anyOf: ['customers', 'orders'] },
  parts: { anyOf: ['catalogue', 'prices'] },
  /** Parts and widths with their prices. */
  pricedParts: { allOf: ['catalogue', 'prices'] },
  /** Texts with translations. */
  texts: { anyOf: ['catalogue', 'content'] },
  stock: { anyOf: ['catalogue', 'orders'] },
  /** Files with the whole shop in them. */
  everyFile: { allOf: STAFF_RIGHTS },
  carriers: { anyOf: ['orders', 'settings'] },
} as const satisfies Record<string, StaffNeed>;
