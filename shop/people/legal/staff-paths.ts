import type { LegalKind } from '../../base/kernel/legal-kind.ts';
import { LEGAL_KINDS } from '../../base/kernel/legal-kind.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { Agreement, LegalChanges, StoredLegalVersion } from './answers.ts';
import type { LegalText } from './legal-rules.ts';

export type * from './answers.ts';

/** Agreements as staff read them (O2). */
export const staffAgreementPaths = {
  /** The confirmations given with an order; empty if none were. */
  givenWithOrder: get<{ orderId: number }, readonly Agreement[]>('/Legal/GetAgreementsOfSale/{orderId}'),
  /** The confirmations of a customer, newest first. */
  givenByCustomer: get<{ customerId: number }, readonly Agreement[]>('/Legal/GetAgreementsOfUser/{customerId}'),
};

/** The draft of a version; id 0 creates one. */
export interface LegalDraft {
  id: number;
  /** Fixed once the draft exists. */
  kind: LegalKind;
  says: readonly LegalText[];
  version?: number | undefined;
}

/** Publishes a draft, irrevocably. */
export interface LegalPublication {
  legalVersionId: number;
  /** First day on which it applies, as dd/mm/yyyy or ISO. */
  effectiveFrom: string;
  version?: number | undefined;
}

/** The list of all versions for staff. */
export const legalDeclaration = declareList({
  sorts: ['kind', 'number', 'effective'],
  order: { sort: 'kind', direction: 'asc' },
  filters: {
    kind: choice(LEGAL_KINDS, 'staff-refusal.legal-kind', { kinds: LEGAL_KINDS.join(', ') }),
    state: choice(['draft', 'published'], 'staff-refusal.draft-or-published'),
  },
});

export type LegalQuestion = QuestionOf<typeof legalDeclaration>;

/** For staff. */
export const legalEditing = {
  list: get<LegalQuestion, ListPage<StoredLegalVersion>>('/Legal/GetLegalVersions'),
  read: get<{ legalVersionId: number }, StoredLegalVersion>('/Legal/GetLegalVersion/{legalVersionId}'),
  /** Effects of publishing a draft: changed lines, and the buyers who will be asked. */
  changes: get<{ legalVersionId: number }, LegalChanges>('/Legal/GetLegalChanges/{legalVersionId}'),
  save: post<LegalDraft, { id: number }>('/Legal/SaveLegalDraft'),
  /** Returns 1. */
  publish: post<LegalPublication, number>('/Legal/PublishLegalDraft'),
  /** Returns 1. */
  discard: post<{ legalVersionId: number }, number>('/Legal/DiscardLegalDraft'),
};
