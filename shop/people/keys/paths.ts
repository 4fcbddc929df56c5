import type { ApiScope } from '../../base/rights/api-scope.ts';
import { get, post } from '../../base/operations/path.ts';
import type { KeyUse, NewKey, ShownKey } from './answers.ts';

export type * from './answers.ts';

/** Lifetimes that a key can have, in days. */
export const KEY_LIFETIMES = [30, 90, 365] as const;
export type KeyLifetime = (typeof KEY_LIFETIMES)[number];

/** Maximum length of the name of a key. */
export const KEY_NAME_MAX = 60;

/** A new key, with its scopes. */
export interface KeyDraft {
  keyName: string;
  keyScopes: ApiScope[];
  /** Addresses and networks from which it works; empty: from everywhere. */
  networks: string[];
  keyLifetime: KeyLifetime;
}

function pathsOf(holder: '' | 'Staff') {
  return {
    list: get<Record<string, never>, readonly ShownKey[]>(`/Key/Get${holder}Keys`),
    /** The last calls of a key. */
    use: get<{ guid: string }, KeyUse>(`/Key/Get${holder}KeyUse/{guid}`),
    add: post<KeyDraft, NewKey>(`/Key/Add${holder}Key`),
    /** Gives the key a new secret; the present one works for seven more days. */
    rotate: post<{ guid: string }, NewKey>(`/Key/Rotate${holder}Key`),
    /** Returns 1. */
    revoke: post<{ guid: string }, number>(`/Key/Revoke${holder}Key`),
  };
}

export const companyKeyPaths = pathsOf('');
export const staffKeyPaths = pathsOf('Staff');
