import { Form, useNavigation } from 'react-router';
import { MAX_QUANTITY, MIN_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import type { CheckedRow } from '#shop/trade/quick-order/paths.ts';
import { unitsFor } from '#shop/catalogue/parts/sales-unit.ts';
import { machineLabel } from '#shop/catalogue/presses/machine-label.ts';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import type { ShownCallout, ShownDrawing } from '#shop/catalogue/drawings/paths.ts';
import { Button } from '../../../design/button.tsx';
import { Icon } from '../../../design/icon.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { PartNumber } from '../../../design/part-number.tsx';
import { Picture } from '../../../design/picture.tsx';
import { Price } from '../../../design/price.tsx';
import { FormKey } from '../../../forms/form-key.tsx';
import { useFigures } from '../../../texts/texts.tsx';
import { useSay } from '../../../texts/say.tsx';
import type { AddedParts } from '../../add-parts/add-parts.ts';
import { quantityField } from '../../add-parts/wanted-parts.ts';
import { productAddress } from '../../catalogue/addresses.ts';
import { Availability } from '../../promise/availability.tsx';
import { ReplacedBy } from '../../replaced/successor-list.tsx';
import fits from '../fit.module.css';
import { FitNotice } from '../fit-notice.tsx';
import { ruleText } from '../fit-text.ts';
import { NeededUnits } from '../needed-units.tsx';
import { usePressesText } from '../presses-text.ts';
import styles from './assembly.module.css';
import { describedPart, partNameOf } from './part-name.ts';
import { type CheckedParts, type OrderableRows, orderableRows } from './orderable-rows.ts';
import { useSwipe } from './use-swipe.ts';
import { keyOfRow, productField } from './wanted-callouts.ts';

interface PartsListProps {
  drawing: ShownDrawing;
  /** Empty for visitors. */
  checked: CheckedParts;
  judged: JudgedParts | null;
  answer: AddedParts | undefined;
  mayOrder: boolean;
}

/** The rows of a drawing with quantities for the basket; each number leads to its place on the drawing. */
export function PartsList({ drawing, checked, judged, answer, mayOrder }: PartsListProps) {
  const t = usePressesText();
  const isAdding = useNavigation().formMethod === 'POST';
  const all = orderableRows(drawing, checked, judged);
  return (
    <Form method="post" className="shrinks" noValidate preventScrollReset {...useSwipe()}>
      <FormKey answer={answer} />
      <table className={styles.rows}>
        <caption className="visually-hidden">{t('drawing.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('drawing.number')}</th>
            <th scope="col">{t('drawing.part')}</th>
            <th scope="col" className="figure">
              {t('drawing.quantity')}
            </th>
            {mayOrder ? (
              <>
                <th scope="col" className="figure">
                  {t('drawing.price')}
                </th>
                <th scope="col" className="off-paper">
                  {t('drawing.order')}
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {drawing.callouts.map((row, index) => (
            <Row
              key={row.position}
              row={row}
              neighbours={[drawing.callouts.at(index - 1), drawing.callouts[index + 1] ?? drawing.callouts[0]]}
              checked={row.productId === null ? undefined : checked.get(row.productId)}
              judged={judged}
              answer={answer}
              mayOrder={mayOrder}
            />
          ))}
        </tbody>
      </table>
      {mayOrder ? (
        <div className="stack off-paper">
          <p className="row around-3">
            <span className={styles.typed}>
              <Button type="submit" busy={isAdding && t('drawing.adding')}>
                {t('drawing.add-typed')}
              </Button>
            </span>
            {all.count === 0 ? null : (
              <Button type="submit" kind="secondary" name="all" value="1">
                {t('drawing.add-all', { count: all.count })}
              </Button>
            )}
          </p>
          <AboutAll all={all} machine={judged?.machine ?? null} />
          {answer === undefined ? null : <Outcome answer={answer} />}
        </div>
      ) : null}
    </Form>
  );
}

/** The total of all parts, and those that are left out. */
function AboutAll({ all, machine }: { all: OrderableRows; machine: JudgedParts['machine'] }) {
  const t = usePressesText();
  const { money } = useFigures();
  const { count, misfitCount, total } = all;
  return (
    <p>
      {total === null ? null : t('drawing.all-total', { count, total: money(total.minor, total.currency) })}{' '}
      {misfitCount === 0 || machine === null
        ? null
        : t('drawing.left-out', { count: misfitCount, press: machineLabel(machine) })}
    </p>
  );
}

interface RowProps extends Omit<PartsListProps, 'drawing' | 'checked'> {
  row: ShownCallout;
  /** The rows before and after it, in a circle. */
  neighbours: readonly (ShownCallout | undefined)[];
  checked: CheckedRow | undefined;
}

/** A row: in a narrow window one line, whose part opens as a sheet below the drawing when its number or the line is touched. */
function Row({ row, neighbours, checked, judged, answer, mayOrder }: RowProps) {
  const t = usePressesText();
  const { position, callout, productId, productName, quantity, note } = row;
  const words = row.partText === '' ? row.productIntro : row.partText;
  const name = partNameOf(row);
  const units = unitsFor(quantity, row.unitPieces);
  const isRanged = row.fromSerial !== '' || row.toSerial !== '' || row.option !== '';
  const part = judged?.parts.find((each) => each.productId === productId);
  const fit = part === undefined || part.isForAll ? undefined : part.fit;
  return (
    <tr id={`row-${position}`} data-callout={position} data-fit={fit}>
      <td data-label={t('drawing.number')}>{row.x === null ? callout : <a href={`#mark-${position}`}>{callout}</a>}</td>
      <th scope="row" data-label={t('drawing.part')}>
        <Turn row={row} neighbours={neighbours} />
        {checked?.product == null ? null : (
          <span className={styles.thumbnail}>
            <Picture
              folder="products"
              hash={checked.product.imageHash}
              cloudUrl={checked.product.cloudImageUrl}
              alt=""
              sizes="5rem"
              width={96}
              height={96}
              widest={240}
              fit="cover"
            />
          </span>
        )}
        <span className={styles.name}>
          {productName === null ? null : productId === null ? (
            <PartNumber>{productName}</PartNumber>
          ) : (
            <PageLink href={productAddress({ id: productId, name: productName })}>
              <PartNumber>{productName}</PartNumber>
            </PageLink>
          )}{' '}
          {productId === null ? words : <span className="soft">{words}</span>}{' '}
          {productId === null ? <span className="soft">{t('drawing.not-sold')}</span> : null}
        </span>
        {fit === undefined ? null : (
          <span className={`${fits.fit} ${styles.fitWord}`} data-fit={fit}>
            {t('drawing.fit', { fit: fit === 'does-not-fit' ? 'no' : fit })}
          </span>
        )}
        <div className={styles.more}>
          <NeededUnits {...row} />
          {isRanged ? <span className="soft own-line">{ruleText(row, t)}</span> : null}
          {note === '' ? null : <span className="soft own-line">{note}</span>}
          {productId === null ? null : (
            <FitNotice judged={judged} productId={productId} name={describedPart(row)} isInForm />
          )}
          {checked?.product == null ? null : (
            <span className="soft own-line">
              <Availability promise={checked.product.promise} quantity={units} />
            </span>
          )}
          <ReplacedBy successors={row.successors} />
        </div>
      </th>
      <td className="figure" data-label={t('drawing.quantity')}>
        {quantity}
      </td>
      {mayOrder ? (
        <>
          <td className="figure" data-label={t('drawing.price')}>
            {checked?.price == null ? null : (
              <>
                <Price minor={checked.price.unitPriceMinor} currency={checked.price.currency} />
                {units === 1 ? null : (
                  <span className={`${styles.more} own-line`}>
                    {t('unit.total', { count: units })}{' '}
                    <Price minor={checked.price.unitPriceMinor * units} currency={checked.price.currency} />
                  </span>
                )}
              </>
            )}
          </td>
          <td data-label={t('drawing.order')} className="off-paper">
            {productId === null ? null : <Order row={row} name={name} checked={checked} answer={answer} />}
          </td>
        </>
      ) : null}
    </tr>
  );
}

/** Opens the sheet of a row, turns to its neighbours, and closes it; only narrow windows show it. */
function Turn({ row, neighbours: [before, after] }: Pick<RowProps, 'row' | 'neighbours'>) {
  const t = usePressesText();
  return (
    <>
      <a
        className={styles.opener}
        href={`#row-${row.position}`}
        aria-label={t('drawing.show', { part: describedPart(row) })}
      />
      <span className={styles.turn}>
        <a rel="prev" href={`#row-${before?.position}`} aria-label={t('drawing.previous')}>
          <Icon shape="left" />
        </a>
        <a rel="next" href={`#row-${after?.position}`} aria-label={t('drawing.next')}>
          <Icon shape="right" />
        </a>
        <a href="#drawing" aria-label={t('drawing.close')}>
          <Icon shape="close" />
        </a>
      </span>
    </>
  );
}

function Order({ row, name, checked, answer }: Pick<RowProps, 'row' | 'checked' | 'answer'> & { name: string }) {
  const t = usePressesText();
  const say = useSay();
  const key = keyOfRow(row.position);
  const error = answer?.errors[key];
  if (row.productId !== null && (checked?.widths.length ?? 0) > 1)
    return <PageLink href={productAddress({ id: row.productId, name })}>{t('drawing.choose-width')}</PageLink>;
  if (checked?.trouble != null && checked.trouble.code !== 'quantity') return <span>{checked.trouble.message}</span>;
  return (
    <span className={styles.order}>
      <input type="hidden" name={productField(key)} value={row.productId ?? ''} />
      <label className={styles.field} htmlFor={quantityField(key)}>
        {t('drawing.order')}
      </label>
      <input
        id={quantityField(key)}
        className="control"
        type="number"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        step={1}
        name={quantityField(key)}
        aria-label={t('drawing.order-of', { part: name })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `trouble-${key}`}
        placeholder={String(unitsFor(row.quantity, row.unitPieces))}
        defaultValue={answer?.typed[key] ?? ''}
        autoComplete="off"
      />
      <Button
        type="submit"
        kind="secondary"
        name="one"
        value={row.position}
        aria-label={t('drawing.add-of', { part: name })}
      >
        {t('drawing.add')}
      </Button>
      {error === undefined ? null : <span id={`trouble-${key}`}>{say(error)}</span>}
      {answer?.notice != null && isOnly(answer, key) ? <span>{answer.notice}</span> : null}
      {answer?.added.includes(key) === true ? (
        <span className="good">
          <Icon shape="check" /> <PageLink href="/Basket">{t('drawing.to-basket')}</PageLink>
        </span>
      ) : null}
    </span>
  );
}

/** The answer is about this row alone: its button was pressed, in a sheet that covers the foot of the list. */
const isOnly = ({ typed }: AddedParts, key: string) => key in typed && Object.keys(typed).length === 1;

function Outcome({ answer }: { answer: AddedParts }) {
  const t = usePressesText();
  return (
    <>
      {answer.notice === null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {answer.isEmpty ? <Notice kind="bad">{t('drawing.empty')}</Notice> : null}
      {answer.addedLines === 0 ? null : (
        <Notice kind="good">
          <p>
            {t('drawing.added', { count: answer.addedLines })}{' '}
            <PageLink href="/Basket">{t('drawing.to-basket')}</PageLink>
          </p>
        </Notice>
      )}
    </>
  );
}
