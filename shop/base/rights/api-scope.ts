/**
 * The scopes of keys (M1), each with its holders: a key of a company sees its company alone, a key of staff has its
 * owner's rights at most. A call that declares none can't be made by a key.
 */
export const API_SCOPES = {
  'catalogue:read': 'everybody',
  'catalogue:write': 'staff',
  'prices:read': 'everybody',
  'prices:write': 'staff',
  'stock:read': 'staff',
  'stock:write': 'staff',
  'orders:read': 'everybody',
  'orders:write': 'everybody',
  'documents:read': 'everybody',
  'documents:write': 'everybody',
  'quotations:read': 'everybody',
  'quotations:write': 'everybody',
  'company:read': 'everybody',
  'company:write': 'company',
  'changes:read': 'everybody',
} as const satisfies Record<string, 'everybody' | 'staff' | 'company'>;
export type ApiScope = keyof typeof API_SCOPES;

/** Kind of owner of a key. */
export type KeyHolder = 'company' | 'staff';

/** Lists the scopes that a holder's key can have. */
export function scopesOf(holder: KeyHolder): readonly ApiScope[] {
  return ALL_SCOPES.filter((scope) => API_SCOPES[scope] === 'everybody' || API_SCOPES[scope] === holder);
}

export const ALL_SCOPES = Object.keys(API_SCOPES) as ApiScope[];
