import type { Untranslated } from '../../base/messages/message.ts';
import type { CheckedRow, CheckedRows } from './answers.ts';

export type RowProblem = Untranslated<NonNullable<CheckedRow['trouble']>, 'message'>;

/** A checked row whose messages are not translated yet. */
export type UntranslatedRow = Untranslated<Omit<CheckedRow, 'trouble'>, 'remark'> & { trouble: RowProblem | null };
export type UntranslatedRows = Omit<CheckedRows, 'rows'> & { rows: readonly UntranslatedRow[] };
