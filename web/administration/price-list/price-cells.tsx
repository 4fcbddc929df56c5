import { type FocusEvent, type KeyboardEvent, memo } from 'react';
import type { ListedPrice } from '#shop/catalogue/price-lists/paths.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { targetText } from '../price-lists/price-list-words.ts';
import { formatDay } from '../staff-figures.ts';
import { say, t } from '../staff-text.ts';
import { cellName, type Cells, type GridColumn, isChanged, newRow, storedText, TARGET_COLUMNS } from './price-grid.ts';
import grid from '../variant-prices/price-grid.module.css';

/** Id of the suggestions for cells of part numbers. */
export const PART_SUGGESTIONS = 'grid-parts';

const TARGET_LABELS = {
  part: 'price-lists.part',
  width: 'price-lists.width',
  startsOn: 'price-lists.from-day',
} as const;

export function columnLabel(column: GridColumn): string {
  const target = TARGET_COLUMNS.find((each) => each === column);
  return target === undefined ? t('price-lists.from-quantity', { count: Number(column) }) : t(TARGET_LABELS[target]);
}

/** Name of a row in messages. @param index  of a new one */
export const newRowLabel = (index: number) => t('price-lists.new-row', { number: index + 1 });
export const storedRowLabel = (price: ListedPrice) => `${targetText(price)} ${formatDay(price.startsOn)}`;

/** Handlers of all cells; they stay the same, so that only edited rows are drawn again. */
export interface CellHandlers {
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  onText: (name: string, text: string) => void;
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface CellProps {
  row: string;
  column: GridColumn;
  stored: ListedPrice | undefined;
  label: string;
  text: string | undefined;
  error: FormErrors<string>[string];
  handlers: CellHandlers;
}

/** A cell: a field that is marked while its text is not saved. */
function Cell({ row, column, stored, label, text, error, handlers }: CellProps) {
  const name = cellName(row, column);
  const was = stored === undefined ? '' : storedText(stored, column);
  const isEdited = isChanged(stored, column, text);
  const isPrice = /^\d/.test(column);
  return (
    <td data-label={columnLabel(column)} data-column={isPrice ? 'price' : column} data-changed={isEdited || undefined}>
      <input
        id={name}
        name={name}
        aria-label={t('price-lists.cell', { column: columnLabel(column), row: label })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${name}.error`}
        title={isEdited && was !== '' ? t('grid.was', { value: was }) : undefined}
        size={column === 'part' ? 14 : 8}
        inputMode={column === 'startsOn' ? 'numeric' : undefined}
        list={column === 'part' ? PART_SUGGESTIONS : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text ?? was}
        onChange={(event) => handlers.onText(name, event.currentTarget.value)}
        onFocus={handlers.onFocus}
        onKeyDown={handlers.onKey}
      />
      {error === undefined ? null : (
        <span id={`${name}.error`} className={grid.error}>
          {say(error)}
        </span>
      )}
    </td>
  );
}

interface RowProps {
  columns: readonly GridColumn[];
  /** The texts of its edited cells: drawn again only when one of them changes. */
  texts: Cells;
  errors: FormErrors<string>;
  handlers: CellHandlers;
}

const cellProps = (row: string, column: GridColumn, { texts, errors, handlers }: RowProps) => {
  const name = cellName(row, column);
  return { row, column, text: texts[name], error: errors[name], handlers };
};

/** A row of a new price; its target is typed too. */
export const NewRow = memo(function NewRow({ index, ...props }: RowProps & { index: number }) {
  const label = newRowLabel(index);
  return (
    <tr>
      <th scope="row">{index + 1}</th>
      {[...TARGET_COLUMNS, ...props.columns].map((column) => (
        <Cell key={column} stored={undefined} label={label} {...cellProps(newRow(index), column, props)} />
      ))}
      <td>{null}</td>
    </tr>
  );
}, isSameRow);

interface StoredRowProps extends RowProps {
  price: ListedPrice;
  /** When the only company of the list last bought it; null: not a list of one company. */
  lastBought: string | null;
  /** Form of the buttons that remove rows. */
  removeForm: string;
}

/** A stored price: its amounts are edited, its target and day are not. */
export const StoredRow = memo(function StoredRow({ price, lastBought, removeForm, ...props }: StoredRowProps) {
  const { id, startsOn, target, productName, variantDetails, period } = price;
  const label = storedRowLabel(price);
  const isPart = target === 'part' || target === 'width';
  return (
    <tr>
      <th scope="row" colSpan={isPart ? 2 : 3}>
        {isPart ? productName : targetText(price)}
      </th>
      {isPart ? <td data-label={columnLabel('width')}>{variantDetails}</td> : null}
      <td data-label={columnLabel('startsOn')}>
        {formatDay(startsOn)} <span className="soft">{t(`price-lists.period-${period}`)}</span>
        {lastBought === null ? null : (
          <span className="soft">{` · ${t('price-lists.last-bought')} ${lastBought}`}</span>
        )}
      </td>
      {props.columns.map((column) => (
        <Cell key={column} stored={price} label={label} {...cellProps(String(id), column, props)} />
      ))}
      <td>
        <button
          type="submit"
          form={removeForm}
          name="rowId"
          value={id}
          className="text-button"
          aria-label={t('price-lists.remove-of', { target: targetText(price), date: formatDay(startsOn) })}
        >
          {t('price-lists.remove')}
        </button>
      </td>
    </tr>
  );
}, isSameRow);

/** A row has the texts and faults of the whole grid; only its own count. */
function isSameRow<Props extends RowProps & { index?: number; price?: ListedPrice; lastBought?: string | null }>(
  before: Props,
  after: Props,
): boolean {
  if (before.price !== after.price || before.lastBought !== after.lastBought) return false;
  if (before.columns.join() !== after.columns.join()) return false;
  const row = after.price === undefined ? newRow(after.index ?? 0) : String(after.price.id);
  return [...TARGET_COLUMNS, ...after.columns].every((column) => {
    const name = cellName(row, column);
    return before.texts[name] === after.texts[name] && before.errors[name] === after.errors[name];
  });
}
