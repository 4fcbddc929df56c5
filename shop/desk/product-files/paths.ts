import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import { get, post } from '../../base/operations/path.ts';
import type { ProductQuestion } from '../../shopfront/product-editing/paths.ts';
import type { ImportEntry, ImportDetails, ImportChange } from './answers.ts';

export type * from './answers.ts';

/** The list of imports for staff. */
export const importDeclaration = declareList({
  sorts: ['at'],
  order: { sort: 'at', direction: 'desc' },
  filters: {},
});

export type ImportQuestion = QuestionOf<typeof importDeclaration>;

/** Parts of the list of products (E5): those that its search and filters find, or of these only the ones given by id. */
export type PartSelection = Pick<ProductQuestion, 'search' | 'status' | 'categoryId' | 'picture' | 'stock'> & {
  productIds?: readonly number[] | undefined;
};

/** One change of many parts (P4); what is omitted stays as it is. */
export interface ChangeOfMany {
  newStatus?: 'active' | 'inactive' | undefined;
  /** Empty: none. */
  flash?: string | undefined;
  /** Another type drops the specifications of the old one. null: none. */
  typeId?: number | null | undefined;
  /** null: unknown. */
  leadTimeDays?: number | null | undefined;
  lowStock?: number | undefined;
  addCategoryId?: number | undefined;
  removeCategoryId?: number | undefined;
  addSubcategoryId?: number | undefined;
  removeSubcategoryId?: number | undefined;
  /** Gives an attribute this value in all widths; a part whose type lacks it is refused. */
  attributeId?: number | undefined;
  /** Empty: none. */
  attributeText?: string | undefined;
  /** The parts fit this press model, all serial numbers. */
  addModelId?: number | undefined;
  /** They fit it no longer, whatever the serial numbers. */
  removeModelId?: number | undefined;
  /** Raises the dollar price and an own euro price, with at most two decimals; below 0 they fall. */
  percent?: number | undefined;
  /** Minor units that new prices are rounded to. */
  roundTo?: number | undefined;
}

/** Product imports, for staff. */
export const importPaths = {
  /** Begins the dry run of a CSV or ZIP file; the import then shows its progress. */
  check: post<{ file: File }, { importId: number }>('/Import/CheckProducts'),
  /** Begins the dry run of one change of many parts (P4). */
  changeMany: post<PartSelection & ChangeOfMany, { importId: number }>('/Import/ChangeProducts'),
  list: get<ImportQuestion, ListPage<ImportEntry>>('/Import/GetImports'),
  read: get<{ importId: number }, ImportDetails>('/Import/GetImport/{importId}'),
  /** Lists the changes, row by row in the order of the file. */
  changes: get<{ importId: number; page?: number | undefined; pageSize?: number | undefined }, ListPage<ImportChange>>(
    '/Import/GetImportChanges/{importId}',
  ),
  /**
   * Begins to apply it; returns 1. `confirmed` confirms unusual changes (D45). `rest` applies the valid rows of a
   * refused one. `leaveChanged` leaves and names the rows that somebody has changed since, instead of refusing (P4).
   */
  apply: post<
    {
      importId: number;
      confirmed?: boolean | undefined;
      rest?: boolean | undefined;
      leaveChanged?: boolean | undefined;
    },
    number
  >('/Import/ApplyImport'),
  /** Begins to undo it; returns 1. `confirmed` confirms part numbers that other products have by now (D45); `leaveChanged` as above. */
  undo: post<{ importId: number; confirmed?: boolean | undefined; leaveChanged?: boolean | undefined }, number>(
    '/Import/UndoImport',
  ),
};
