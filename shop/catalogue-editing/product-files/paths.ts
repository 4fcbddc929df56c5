import type { ListPage } from '../../operations/list-page.ts';
import { declareList, type QuestionOf } from '../../operations/list-declaration.ts';
import { get, post } from '../../operations/path.ts';
import type { ImportEntry, ImportDetails, ImportChange } from './answers.ts';

export type * from './answers.ts';

/** The list of imports for staff. */
export const importDeclaration = declareList({
  sorts: ['at'],
  order: { sort: 'at', direction: 'desc' },
  filters: {},
});

export type ImportQuestion = QuestionOf<typeof importDeclaration>;

/** Product imports, for staff. */
export const importPaths = {
  /** Begins the dry run of a CSV or ZIP file; the import then shows its progress. */
  check: post<{ file: File }, { importId: number }>('/Import/CheckProducts'),
  list: get<ImportQuestion, ListPage<ImportEntry>>('/Import/GetImports'),
  read: get<{ importId: number }, ImportDetails>('/Import/GetImport/{importId}'),
  /** Lists the changes, row by row in the order of the file. */
  changes: get<{ importId: number; page?: number | undefined; pageSize?: number | undefined }, ListPage<ImportChange>>(
    '/Import/GetImportChanges/{importId}',
  ),
  /**
   * Begins to apply it; returns 1. `confirmed` confirms unusual changes (D45). `rest` applies the valid rows of a
   * refused one.
   */
  apply: post<{ importId: number; confirmed?: boolean | undefined; rest?: boolean | undefined }, number>(
    '/Import/ApplyImport',
  ),
  /** Begins to undo it; returns 1. `confirmed` confirms part numbers that other products have by now (D45). */
  undo: post<{ importId: number; confirmed?: boolean | undefined }, number>('/Import/UndoImport'),
};
