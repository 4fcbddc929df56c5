import type { GivenAgreement } from '../kernel/agreement.ts';
import type { TypedOrderFields } from '../accounts/order-fields.ts';
import { choice, declareList, type QuestionOf } from '../operations/list-declaration.ts';
import type { ListPage } from '../operations/list-page.ts';
import { get, post } from '../operations/path.ts';
import type { ListedQuotation, Quotation, QuotationHeader, QuotationSent, StaffQuotation } from './answers.ts';
import { type ShownState, SHOWN_STATES } from './quotation.ts';

export type * from './answers.ts';

/** A part for which a price is wanted. */
export interface AskedLine {
  productId: number;
  /** Absent or null: the part has no widths. */
  variantId?: number | null | undefined;
  quantity: number;
  serial?: string | undefined;
  machine?: string | undefined;
}

export interface QuotationRequest {
  lines: readonly AskedLine[];
  remarks?: string | undefined;
  /** Absent: the company's default address. */
  deliveryAddressId?: number | null | undefined;
}

export interface QuotationRemarks {
  quotationId: number;
  remarks?: string | undefined;
}

/** Acceptance of an offer as an order. */
export interface QuotationAcceptance extends TypedOrderFields, GivenAgreement {
  quotationId: number;
  /** Of the offer that the buyer saw. */
  stamp: string;
  purchaseOrderNumber: string;
  /** Only for an offer without an address. */
  deliveryAddressId?: number | null | undefined;
  /** Places of the lines that are ordered, where the offer allows a part; absent: all. */
  positions?: readonly number[] | undefined;
}

/** A line as staff type it. */
export interface QuotationLineDraft {
  part: string;
  /** Empty: the part has no widths. */
  width: string;
  quantity: number;
  /** null: the company's own price. */
  unitPriceMinor: number | null;
  serial: string;
  machine: string;
}

export interface QuotationDraft {
  quotationId: number;
  /** The newest version when the screen was opened. */
  version: number;
  lines: readonly QuotationLineDraft[];
  deliveryAddressId: number | null;
  /** null: to be advised. 0: free. */
  deliveryMinor: number | null;
  untilDay: string;
  terms: string;
  remarks: string;
  note: string;
  partsAllowed: boolean;
  /** Allows quantities outside the packs of the parts (K4). */
  anyQuantity: boolean;
}

/** The list of staff (K6); 'waiting': those that need staff. */
export const quotationDeclaration = declareList({
  sorts: ['changed', 'number', 'state'],
  order: { sort: 'changed', direction: 'desc' },
  filters: {
    quotationState: choice(['waiting', ...SHOWN_STATES], 'refusal.quotation-state', {
      states: SHOWN_STATES.join(', '),
    }),
    companyId: { kind: 'id', of: 'company' },
  },
});

export type QuotationQuestion = QuestionOf<typeof quotationDeclaration>;

export const quotationPaths = {
  /** Asks for a price; returns the quotation's id. */
  ask: post<QuotationRequest, number>('/Quotation/AskForQuotation'),
  /** The quotations that the member sees, newest first. */
  own: get<
    { quotationState?: ShownState | undefined; page?: number | undefined; pageSize?: number | undefined },
    ListPage<QuotationHeader>
  >('/Quotation/GetQuotations'),
  read: get<{ quotationId: number }, Quotation>('/Quotation/GetQuotation/{quotationId}'),
  /** Accepts the offer: places its order, once. Returns the order's id. */
  accept: post<QuotationAcceptance, number>('/Quotation/AcceptQuotation'),
  /** Asks the company's approvers for that order (H3). Returns the request's id. */
  requestApproval: post<QuotationAcceptance, number>('/Quotation/RequestQuotationApproval'),
  /** Answers an offer with a wish; returns 1. */
  counter: post<{ quotationId: number; stamp: string; remarks: string }, number>('/Quotation/CounterQuotation'),
  /** Returns 1. */
  decline: post<QuotationRemarks, number>('/Quotation/DeclineQuotation'),
  /** Takes a request back that was not answered yet; returns 1. */
  retract: post<QuotationRemarks, number>('/Quotation/RetractQuotation'),
  /** Staff: all quotations. */
  list: get<QuotationQuestion, ListPage<ListedQuotation>>('/Quotation/GetAllQuotations'),
  /** Staff: the newest version. */
  readForStaff: get<{ quotationId: number }, StaffQuotation>('/Quotation/GetQuotationForStaff/{quotationId}'),
  /** Staff: begins one for a member; returns its id. */
  add: post<{ memberId: number; lines: readonly QuotationLineDraft[] }, number>('/Quotation/AddQuotation'),
  /** Staff: saves a new version; returns its number. */
  save: post<QuotationDraft, number>('/Quotation/SaveQuotation'),
  /** Staff: sends the newest version, or submits it for review. */
  send: post<{ quotationId: number; version: number }, QuotationSent>('/Quotation/SendQuotation'),
  /** Staff: sends the same offer with a later end; returns its version. */
  extend: post<{ quotationId: number; version: number; untilDay: string }, number>('/Quotation/ExtendQuotation'),
  /** Staff: returns 1. */
  withdraw: post<QuotationRemarks, number>('/Quotation/WithdrawQuotation'),
};
