import type { GivenAgreement } from '../../base/kernel/agreement.ts';
import type { TypedOrderFields } from '../../people/accounts/order-fields.ts';
import type { GrowingPage, ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { Quotation, QuotationHeader } from './answers.ts';
import type { ShownState } from './quotation.ts';

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

export const quotationPaths = {
  /** Asks for a price; returns the quotation's id. */
  ask: post<QuotationRequest, number>('/Quotation/AskForQuotation'),
  /** The quotations that the member sees, newest first. */
  own: get<GrowingPage & { quotationState?: ShownState | undefined }, ListPage<QuotationHeader>>(
    '/Quotation/GetQuotations',
  ),
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
};
