import type { QuotationRemarks } from './paths.ts';
import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { ListedQuotation, PricedLine, QuotationSent, StaffQuotation } from './answers.ts';
import { SHOWN_STATES } from './quotation.ts';

export type * from './answers.ts';

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

/** A line that is being typed. */
export interface LineToPrice extends Pick<QuotationLineDraft, 'part' | 'width' | 'quantity'> {
  memberId: number;
  /** null or absent: the company's own price. */
  unitPriceMinor?: number | null | undefined;
}

export interface NewQuotation {
  memberId: number;
  lines: readonly QuotationLineDraft[];
  /** Absent: as long as usual. */
  untilDay?: string | undefined;
  /** Sends it at once, or submits it for review. */
  isSent?: boolean | undefined;
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

/** Staff calls about quotations (K6). */
export const staffQuotationPaths = {
  /** All quotations. */
  list: get<QuotationQuestion, ListPage<ListedQuotation>>('/Quotation/GetAllQuotations'),
  /** The newest version. */
  readForStaff: get<{ quotationId: number }, StaffQuotation>('/Quotation/GetQuotationForStaff/{quotationId}'),
  /** Prices a line that is being typed. */
  priceLine: get<LineToPrice, PricedLine>('/Quotation/PriceLine'),
  /** Begins one for a member; returns its id. */
  add: post<NewQuotation, number>('/Quotation/AddQuotation'),
  /** Saves a new version; returns its number. */
  save: post<QuotationDraft, number>('/Quotation/SaveQuotation'),
  /** Sends the newest version, or submits it for review. */
  send: post<{ quotationId: number; version: number }, QuotationSent>('/Quotation/SendQuotation'),
  /** Sends the same offer with a later end; returns its version. */
  extend: post<{ quotationId: number; version: number; untilDay: string }, number>('/Quotation/ExtendQuotation'),
  /** Returns 1. */
  withdraw: post<QuotationRemarks, number>('/Quotation/WithdrawQuotation'),
};
