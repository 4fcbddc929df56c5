import { PageLink } from '../../design/page-link.tsx';
import { memo, type ClipboardEvent, type Dispatch, type KeyboardEvent } from 'react';
import { judgeQuantity } from '#shop/base/kernel/line-quantity.ts';
import type { TypedRow } from '#shop/trade/quick-order/typed-row.ts';
import { Icon } from '../../design/icon.tsx';
import { quantitySteps } from '../../design/quantity-steps.ts';
import { PartNumber, PartWidth } from '../../design/part-number.tsx';
import { Price } from '../../design/price.tsx';
import { productAddress } from '../catalogue/addresses.ts';
import { FitMark } from '../presses/fit-mark.tsx';
import { PriceHints } from '../prices/price-hints.tsx';
import { useText } from '../../texts/texts.tsx';
import { ReplacedBy } from '../replaced/successor-list.tsx';
import { type Change, type Entry, isPartWithoutWidths, knownRow } from './entries.ts';
import { focusField, partBelow, useFocusBehindWidth } from './row-focus.ts';
import { useQuickOrderText } from './quick-order-text.ts';
import { Availability } from '../promise/availability.tsx';
import styles from './quick-order.module.css';
import type { CheckedRow } from '#shop/trade/quick-order/paths.ts';

interface OrderRowProps {
  entry: Entry;
  /** Row number, from 1. */
  number: number;
  joinedTo: number | null;
  change: Dispatch<Change>;
  checkSoon: (reason: 'field' | 'fewer') => void;
  /** Cells were pasted into the part number field of this row. */
  onPaste: (text: string, at: number) => void;
}

/**
 * Part number, Enter, width, Enter, quantity, Enter: on to the next row. A page may have a thousand rows, so each
 * renders only for its own changes.
 */
export const OrderRow = memo(
  DrawnRow,
  (before, after) =>
    before.entry === after.entry && before.number === after.number && before.joinedTo === after.joinedTo,
);

function DrawnRow({ entry, number, joinedTo, change, checkSoon, onPaste }: OrderRowProps) {
  const t = useQuickOrderText();
  const ofUnit = useText();
  const { id, typed } = entry;
  const row = knownRow(entry);
  useFocusBehindWidth(entry);
  const leave = () => checkSoon('field');
  const goOnBelow = () => focusField(partBelow(id) ?? `part-${id}`);
  const troubleId = row?.trouble == null ? undefined : `trouble-${id}`;
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n\r;]/.test(text.trim())) return;
    event.preventDefault();
    onPaste(text, id);
  };
  return (
    <tr data-state={stateOf(row)}>
      <td className={`whole-row ${styles.part}`} data-label={t('quick-order.part')}>
        <input
          className="control"
          id={`part-${id}`}
          name="part"
          value={typed.part}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is for typing, and nothing stands before its first field
          autoFocus={number === 1 && typed.part === ''}
          aria-label={t('quick-order.part-of', { row: number })}
          aria-invalid={row !== null && row.trouble !== null && row.product === null ? true : undefined}
          aria-describedby={troubleId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          enterKeyHint="next"
          onChange={(event) => change({ kind: 'type', id, typed: { part: event.target.value } })}
          onBlur={leave}
          onPaste={paste}
          onKeyDown={(event) => goOn(event, isPartWithoutWidths(entry) ? `quantity-${id}` : `width-${id}`)}
        />
      </td>
      <td className={styles.width} data-label={t('quick-order.width')}>
        <Width {...{ entry, row, number, change, checkSoon }} />
      </td>
      <td className={styles.quantity} data-label={t('quick-order.quantity')}>
        <input
          className="control short"
          id={`quantity-${id}`}
          name="quantity"
          value={typed.quantity}
          {...(row?.price?.quantityRule === undefined ? {} : quantitySteps(row.price.quantityRule))}
          inputMode="numeric"
          aria-label={t('quick-order.quantity-of', { row: number })}
          aria-invalid={row?.trouble?.code === 'quantity' ? true : undefined}
          aria-describedby={row?.trouble?.code === 'quantity' ? troubleId : undefined}
          autoComplete="off"
          maxLength={100}
          enterKeyHint="next"
          placeholder="1"
          onChange={(event) => change({ kind: 'type', id, typed: { quantity: event.target.value } })}
          onBlur={leave}
          onKeyDown={(event) => goOn(event, row?.trouble?.code === 'width' ? `width-${id}` : partBelow(id))}
        />
      </td>
      <td className={styles.what}>
        {row === null ? null : (
          <What
            {...{ row, number, joinedTo, troubleId }}
            onReplace={(text) => {
              goOnBelow();
              onPaste(text, id);
            }}
            onTake={(taken) => {
              goOnBelow();
              change({ kind: 'type', id, typed: taken });
              checkSoon('fewer');
            }}
          />
        )}
      </td>
      <td className="figure" data-label={t('quick-order.price')}>
        {row?.price == null ? null : <Price minor={row.price.unitPriceMinor} currency={row.price.currency} />}
        {row?.price == null || row.product?.unit == null ? null : (
          <small className="own-line">{ofUnit(`unit.per.${row.product.unit}`)}</small>
        )}
        {row?.price == null ? null : (
          <PriceHints notes={row.price} quantity={row.units ?? 1} currency={row.price.currency} />
        )}
      </td>
      <td className="figure" data-label={t('quick-order.total')}>
        {row?.price == null || row.lineTotalMinor === null ? null : (
          <Price minor={row.lineTotalMinor} currency={row.price.currency} />
        )}
      </td>
      <td className={styles.last}>
        <button
          type="button"
          className="icon-button remove-button scripted off-paper"
          aria-label={t('quick-order.remove', { row: number })}
          onClick={() => {
            goOnBelow();
            change({ kind: 'remove', id });
            checkSoon('fewer');
          }}
        >
          <Icon shape="remove" />
        </button>
      </td>
    </tr>
  );
}

function stateOf(row: CheckedRow | null): 'ready' | 'attention' | undefined {
  if (row === null) return undefined;
  return row.trouble === null ? 'ready' : 'attention';
}

/** Enter never submits the form from a row: it moves on, and the field that loses focus is checked. */
function goOn(event: KeyboardEvent<HTMLElement>, next: string | null): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  focusField(next);
}

/** The part's widths, also while another is typed. */
function widthsOf({ typed, checked }: Entry): CheckedRow['widths'] {
  return checked !== null && checked.part === typed.part ? checked.widths : [];
}

/** A text field, because a width may be typed before the part is known; then the field suggests the part's widths. */
function Width({
  entry,
  row,
  number,
  change,
  checkSoon,
}: Pick<OrderRowProps, 'entry' | 'number' | 'change' | 'checkSoon'> & { row: CheckedRow | null }) {
  const t = useQuickOrderText();
  const { id, typed } = entry;
  const widths = widthsOf(entry);
  const isTrouble = row?.trouble?.code === 'width';
  return (
    <>
      <input
        className="control"
        id={`width-${id}`}
        name="width"
        value={typed.width}
        placeholder={row?.variantDetails ?? (widths.length > 0 ? t('quick-order.choose-width') : undefined)}
        list={widths.length > 0 ? `widths-${id}` : undefined}
        aria-label={t('quick-order.width-of', { row: number })}
        aria-invalid={isTrouble ? true : undefined}
        aria-describedby={isTrouble ? `trouble-${id}` : undefined}
        autoComplete="off"
        maxLength={100}
        enterKeyHint="next"
        onChange={(event) => change({ kind: 'type', id, typed: { width: event.target.value } })}
        onBlur={() => checkSoon('field')}
        onKeyDown={(event) => goOn(event, `quantity-${id}`)}
      />
      {widths.length === 0 ? null : (
        <datalist id={`widths-${id}`}>
          {widths.map(({ variantId, variantDetails }) => (
            <option key={variantId}>{variantDetails}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

interface WhatProps {
  row: CheckedRow;
  number: number;
  joinedTo: number | null;
  troubleId: string | undefined;
  onTake: (taken: Partial<TypedRow>) => void;
  /** Replaces this row by others. */
  onReplace: (text: string) => void;
}

/** Meaning of the row, or suggestions and the reason why it can't be bought. */
function What({ row, number, joinedTo, troubleId, onTake, onReplace }: WhatProps) {
  const t = useQuickOrderText();
  const ofShop = useText();
  const { product, trouble, nearest } = row;
  return (
    <>
      {product === null ? null : (
        <>
          <PageLink href={productAddress({ id: product.productId, name: product.productName })}>
            <PartNumber>{product.productName}</PartNumber>
          </PageLink>
          <PartWidth>{row.variantDetails}</PartWidth> <span className="own-line">{product.productIntro}</span>
          {row.pressFit === null ? null : <FitMark {...row.pressFit} />}
          <Availability promise={product.promise} quantity={row.units ?? 1} />
          {row.isBeginning ? (
            <span className="own-line soft">{t('quick-order.beginning', { part: row.part })}</span>
          ) : null}
        </>
      )}
      {joinedTo === null ? null : <span className="own-line soft">{t('quick-order.joined', { row: joinedTo })}</span>}
      {isSum(row) ? <span className="own-line soft">{t('quick-order.sum', { count: row.units ?? 0 })}</span> : null}
      {row.remark === null ? null : <span className="own-line soft">{row.remark}</span>}
      {trouble === null ? null : (
        <span id={troubleId} className="own-line problem">
          {trouble.message}
        </span>
      )}
      {row.product === null || trouble?.code !== 'quantity' ? null : (
        <span className={`own-line small ${styles.nearest}`}>
          {quantitiesFor(row).map((count) => (
            <button
              key={count}
              type="submit"
              name="take"
              value={`${number} ${count}`}
              className="boxed"
              aria-label={`${row.product?.productName ?? ''}: ${ofShop('product.use-quantity', { count })}`}
              onClick={(event) => {
                event.preventDefault();
                onTake({ quantity: String(count) });
              }}
            >
              {ofShop('product.use-quantity', { count })}
            </button>
          ))}
        </span>
      )}
      <ReplacedBy successors={row.successors} />
      {row.successors.length === 0 ? null : (
        <span className={`own-line small ${styles.nearest}`}>
          <button type="button" className="boxed scripted" onClick={() => onReplace(rowsInstead(row))}>
            {ofShop('replaced.take-row')}
          </button>
        </span>
      )}
      {trouble?.code !== 'width' || row.widths.length === 0 ? null : (
        <span className={`own-line small ${styles.nearest}`}>
          {row.widths.map(({ variantId, variantDetails }) => (
            <button
              key={variantId}
              type="button"
              className="boxed scripted"
              aria-label={t('quick-order.take', { name: variantDetails, row: number })}
              onClick={() => onTake({ width: variantDetails })}
            >
              {variantDetails}
            </button>
          ))}
        </span>
      )}
      {nearest.length === 0 ? null : (
        <span className={`own-line small ${styles.nearest}`}>
          {t('quick-order.nearest')}{' '}
          {nearest.map(({ productId, productName, productIntro }) => (
            <button
              key={productId}
              type="button"
              className="boxed scripted"
              title={productIntro}
              aria-label={t('quick-order.take', { name: productName, row: number })}
              onClick={() => onTake({ part: productName })}
            >
              <PartNumber>{productName}</PartNumber>
            </button>
          ))}
        </span>
      )}
    </>
  );
}

/** Quantities of this row with which all rows of the part together are whole packs (K4). */
function quantitiesFor({ units, quantity, price }: CheckedRow): number[] {
  if (units === null || price?.quantityRule === undefined) return [];
  const ofOthers = units - Number(quantity === '' ? 1 : quantity);
  return (judgeQuantity(units, price.quantityRule) ?? []).map((total) => total - ofOthers).filter((count) => count > 0);
}

/** Rows for the replacements of the part, with their quantities (J5). */
function rowsInstead({ successors, units }: CheckedRow): string {
  return successors.map(({ productName, quantity }) => `${productName}\t${quantity * (units ?? 1)}`).join('\n');
}

/** Returns whether it includes the quantities of other rows. */
function isSum({ joinedTo, units, quantity }: CheckedRow): boolean {
  return joinedTo === null && units !== null && units !== Number(quantity === '' ? 1 : quantity);
}
