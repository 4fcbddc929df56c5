import type { ActivationLink } from '#shop/people/accounts/account-status.ts';

const KINDS = ['d', 'e', 'i'] as const satisfies readonly ActivationLink[];

/** Parses the address: ?d=, ?e= or ?i= with the account's guid (A22); null for anything else. */
export function linkIn(query: URLSearchParams): { link: ActivationLink; guid: string } | null {
  for (const [name, value] of query) {
    const link = KINDS.find((kind) => kind === name.toLowerCase());
    if (link !== undefined && value !== '') return { link, guid: value };
  }
  return null;
}
