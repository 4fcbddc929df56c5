import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { readPastedTable } from '../../base/spreadsheets/pasted-table.ts';

/** A row as typed, by its line in the text. */
export interface TypedRedirect {
  line: number;
  oldAddress: string;
  newAddress: string;
}

const COLUMNS = {
  oldAddress: 'old oldaddress oldurl oldpath from source redirectfrom path alt alteadresse von quelle',
  newAddress: 'new newaddress newurl newpath to target redirectto neu neueadresse nach ziel',
};

/**
 * Reads rows as they come from a sheet or from the redirects of another shop: found by headings, otherwise the old address first.
 * @throws {InvalidInputError}  a column that is not known (D55), or a row without both addresses
 */
export function readRedirectRows(text: string): TypedRedirect[] {
  const { rows, cellsOf } = readPastedTable(text, { columns: COLUMNS, key: 'oldAddress' });
  return rows.map(({ line, cells }) => {
    const [first = '', second = '', ...others] = cells;
    const surplus = cellsOf === null && others.length > 0;
    const { oldAddress = '', newAddress = '' } = cellsOf?.(cells) ?? { oldAddress: first, newAddress: second };
    if (oldAddress !== '' && newAddress !== '' && !surplus) return { line, oldAddress, newAddress };
    throw new InvalidInputError([{ field: 'pastedText', message: message('staff-rule.redirect.row', { line }) }]);
  });
}
