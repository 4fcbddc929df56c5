import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type {
  CompanyGroup,
  FoundRecipients,
  ListedPrice,
  PriceListComparison,
  PriceListRow,
  PriceTargets,
  StaffPriceList,
  WhyThisPrice,
} from './answers.ts';

export type * from './answers.ts';

/** Price lists as staff list them; searchable by name or title. */
export const priceListDeclaration = declareList({
  sorts: ['name', 'starts', 'ends', 'number'],
  order: { sort: 'name', direction: 'asc' },
  filters: {
    state: choice(['current', 'ending', 'archived'], 'staff-refusal.price-list.state'),
    companyId: { kind: 'id', of: 'company' },
  },
});
export type PriceListQuestion = QuestionOf<typeof priceListDeclaration>;

/** The prices of all lists or of one; searchable by part number. */
export const listedPriceDeclaration = declareList({
  sorts: ['part', 'starts', 'number'],
  order: { sort: 'part', direction: 'asc' },
  filters: { priceListId: { kind: 'id', of: 'price_list' } },
});
export type ListedPriceQuestion = QuestionOf<typeof listedPriceDeclaration>;

/** Groups of companies; searchable by name. */
export const companyGroupDeclaration = declareList({
  sorts: ['name', 'number'],
  order: { sort: 'name', direction: 'asc' },
  filters: { companyId: { kind: 'id', of: 'company' } },
});
export type CompanyGroupQuestion = QuestionOf<typeof companyGroupDeclaration>;

/** A price list to save, with all its recipients; id 0 creates a new one. */
export interface PriceListDraft extends Pick<
  StaffPriceList,
  'id' | 'name' | 'title' | 'currencyId' | 'archived' | 'exclusive' | 'countsWidthsTogether' | 'everybody'
> {
  /** Omitted or null: that of the part. */
  minQuantity?: number | null | undefined;
  packSize?: number | null | undefined;
  /** dd/mm/yyyy or ISO; empty: no start. */
  startsOn: string;
  /** Empty: no end. */
  endsOn: string;
  companyIds: readonly number[];
  groupIds: readonly number[];
  /** Version that the screen was opened with; a newer one is refused (409). Omitted: overwrites whatever is stored. */
  version?: number | undefined;
}

export interface PriceListCopy {
  priceListId: number;
  name: string;
  /** Rise of the amounts in per cent; below 0 they fall. Omitted: the same prices. */
  percent?: number | null | undefined;
  /** The caller knows that prices move by more than half (D45). */
  confirmPrices?: boolean | undefined;
}

export interface BreakDraft {
  fromQuantity: number;
  unitPriceMinor?: number | null | undefined;
  discountPercent?: number | null | undefined;
}

/** Prices of one target from a day on; a row of the same target and day is replaced. */
export interface PriceDraft {
  /** Part number; empty: no single part. */
  part: string;
  /** Width of the part; empty: all widths of the part. */
  width: string;
  typeId?: number | null | undefined;
  categoryId?: number | null | undefined;
  /** dd/mm/yyyy or ISO; empty: today. */
  startsOn: string;
  /** null: ends the previous row. */
  breaks: readonly BreakDraft[] | null;
}

export interface CompanyGroupDraft {
  id: number;
  name: string;
  companyIds: readonly number[];
  version?: number | undefined;
}

export interface WhyQuestion {
  companyId: number;
  part: string;
  width?: string | undefined;
  quantity?: number | undefined;
  /** Empty: today. */
  day?: string | undefined;
}

export interface PricesDraft {
  priceListId: number;
  prices: readonly PriceDraft[];
  version?: number | undefined;
  /** Unusual prices are right (D45); absent: a program, which is warned. */
  confirmPrices?: boolean | undefined;
}

/** For staff with the right `prices`. */
export const priceListPaths = {
  list: get<PriceListQuestion, ListPage<PriceListRow>>('/PriceList/GetPriceLists'),
  read: get<{ priceListId: number }, StaffPriceList>('/PriceList/GetPriceList/{priceListId}'),
  /** Answers its number. */
  save: post<PriceListDraft, number>('/PriceList/SavePriceList'),
  /** A copy without recipients; returns its number. */
  copy: post<PriceListCopy, number>('/PriceList/CopyPriceList'),
  /** As they count today. */
  compare: get<{ firstId: number; secondId: number }, PriceListComparison>(
    '/PriceList/GetComparison/{firstId}/{secondId}',
  ),
  prices: get<ListedPriceQuestion, ListPage<ListedPrice>>('/PriceList/GetListedPrices'),
  /** All or none; returns 1. */
  savePrices: post<PricesDraft, number>('/PriceList/SaveListedPrices'),
  /** Removes a row as if it had never existed; returns 1. */
  removePrice: post<{ rowId: number }, number>('/PriceList/RemoveListedPrice'),
  groups: get<CompanyGroupQuestion, ListPage<CompanyGroup>>('/PriceList/GetCompanyGroups'),
  group: get<{ groupId: number }, CompanyGroup>('/PriceList/GetCompanyGroup/{groupId}'),
  /** Answers its number. */
  saveGroup: post<CompanyGroupDraft, number>('/PriceList/SaveCompanyGroup'),
  /** Refused while the group has a price list; returns 1. */
  removeGroup: post<{ groupId: number }, number>('/PriceList/RemoveCompanyGroup'),
  /** Companies and groups whose name contains the keyword, a few of each. */
  findRecipients: get<{ keyword: string }, FoundRecipients>('/PriceList/FindRecipients'),
  /** Types and categories that a row may name. */
  targets: get<Record<string, never>, PriceTargets>('/PriceList/GetPriceTargets'),
  why: get<WhyQuestion, WhyThisPrice>('/PriceList/GetWhyThisPrice'),
};
