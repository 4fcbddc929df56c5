import type { ListPage } from '../../operations/list-page.ts';
import { declareList, type QuestionOf } from '../../operations/list-declaration.ts';
import { get, post } from '../../operations/path.ts';
import type { ImportEntry, ImportDetails, ImportChange } from './answers.ts';

export type * from './answers.ts';

/** The imports as staff list them. */
export const importDeclaration = declareList({
  sorts: ['at'],
  order: { sort: 'at', direction: 'desc' },
  filters: {},
});

export type ImportQuestion = QuestionOf<typeof importDeclaration>;

/** For staff: files of products in and out. */
export const importPaths = {
  /** Begins the dry run of a CSV or ZIP file; the import then says how far it is. */
  check: post<{ file: File }, { importId: number }>('/Import/CheckProducts'),
  list: get<ImportQuestion, ListPage<ImportEntry>>('/Import/GetImports'),
  read: get<{ importId: number }, ImportDetails>('/Import/GetImport/{importId}'),
  /** Lists the changes, row by row in the order of the file. */
  changes: get<{ importId: number; page?: number | undefined; pageSize?: number | undefined }, ListPage<ImportChange>>(
    '/Import/GetImportChanges/{importId}',
  ),
  /**
   * Begins to apply it; answers 1. `confirmed`: what is unusual about it is meant (D45). `rest`: of a refused one the rows without a fault.
   */
  apply: post<{ importId: number; confirmed?: boolean | undefined; rest?: boolean | undefined }, number>(
    '/Import/ApplyImport',
  ),
  /** Begins to undo it; answers 1. `confirmed`: part numbers that other products have by now are meant (D45). */
  undo: post<{ importId: number; confirmed?: boolean | undefined }, number>('/Import/UndoImport'),
};
