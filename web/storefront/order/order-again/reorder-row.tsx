import { PageLink } from '../../../design/page-link.tsx';
import type { Successor } from '#shop/shopfront/search/paths.ts';
import type { Wording } from '../../../texts/wording.ts';
import { LineQuantity } from '../../../design/line-quantity.tsx';
import { PrintValue } from '../../../design/print-value.tsx';
import { PartNumber, PartWidth } from '../../../design/part-number.tsx';
import { Price } from '../../../design/price.tsx';
import { useSay } from '../../../texts/say.tsx';
import { productAddress } from '../../catalogue/addresses.ts';
import { QuantityLinks } from '../../quantities/quantity-links.tsx';
import { Availability } from '../../promise/availability.tsx';
import { ReplacedBy } from '../../replaced/successor-list.tsx';
import { canBeChosen, fieldOf, nearestTo, SUCCESSOR, successorKey, successorUnits } from './chosen-lines.ts';
import { useAgainText } from './order-again-text.ts';
import { useFigures, useText } from '../../../texts/texts.tsx';
import type { ReorderLine } from '#shop/trade/orders/paths.ts';

interface ReorderRowProps {
  line: ReorderLine;
  /** Proposed: as ordered, or the one in the address. */
  quantity: number;
  /** It is the one in the address. */
  isTaken: boolean;
  error: Wording | undefined;
  /** Address of this page with another quantity. */
  hrefOf(this: void, quantity: number): string;
}

/** One line: as ordered, as of today, and whether to add it. Lines that are available unchanged are selected. */
export function ReorderRow({ line, quantity, isTaken, error, hrefOf }: ReorderRowProps) {
  const t = useAgainText();
  const name = line.variantDetails === null ? line.productName : `${line.productName} ${line.variantDetails}`;
  const isOpen = canBeChosen(line);
  const isAsBefore = line.state === 'unchanged' || line.state === 'price';
  const troubleId = `trouble-${line.lineId}`;
  const hasTrouble = error !== undefined || (line.refusal !== null && !(isTaken && line.state === 'packs'));
  return (
    <tr id={`line-${line.lineId}`} data-state={line.state}>
      <th scope="row">
        <div className="choice">
          <input
            type="checkbox"
            name="line"
            value={line.lineId}
            defaultChecked={isAsBefore || isTaken}
            disabled={!isOpen}
            aria-label={t('again.choose', { name })}
            aria-describedby={hasTrouble ? troubleId : undefined}
          />
          <span>
            {line.state === 'gone' ? (
              <PartNumber>{line.productName}</PartNumber>
            ) : (
              <PageLink href={productAddress({ id: line.productId, name: line.productName })}>
                <PartNumber>{line.productName}</PartNumber>
              </PageLink>
            )}
            <PartWidth>{line.variantDetails}</PartWidth>
          </span>
        </div>
        {line.serial === '' ? null : <span className="soft own-line">{t('again.serial', { mark: line.serial })}</span>}
        {line.machine === '' ? null : (
          <span className="soft own-line">{t('again.machine', { mark: line.machine })}</span>
        )}
        {line.isMisfit ? <strong className="soft own-line">{t('again.misfit', { serial: line.serial })}</strong> : null}
      </th>
      <td className="figure" data-label={t('again.then')}>
        <Price minor={line.before.unitPriceMinor} currency={line.before.currency} />
      </td>
      <td className="figure" data-label={t('again.now')}>
        {line.now === null ? null : (
          <strong>
            <Price minor={line.now.unitPriceMinor} currency={line.now.currency} />
          </strong>
        )}
      </td>
      <td data-label={t('again.quantity')}>
        <LineQuantity
          name={fieldOf('quantity', line)}
          value={quantity}
          rule={line.now?.quantityRule}
          label={t('again.quantity-of', { name })}
          isWrong={error !== undefined}
          describedBy={hasTrouble ? troubleId : undefined}
          disabled={!isOpen}
        />
      </td>
      <td>
        <What {...{ line, name, troubleId, error, hrefOf }} isTaken={isTaken} />
      </td>
    </tr>
  );
}

interface WhatProps {
  line: ReorderLine;
  name: string;
  troubleId: string;
  isTaken: boolean;
  error: Wording | undefined;
  hrefOf(this: void, quantity: number): string;
}

function What({ line, name, troubleId, isTaken, error, hrefOf }: WhatProps) {
  const t = useAgainText();
  const { money } = useFigures();
  const say = useSay();
  // A chosen quantity is sold: the reason why the earlier one is not would only confuse.
  const isSolved = isTaken && line.state === 'packs';
  const trouble = error ?? (isSolved ? null : line.refusal);
  return (
    <>
      {line.state === 'unchanged' ? <span>{t('again.unchanged')}</span> : null}
      {line.state === 'price' ? <strong>{t('again.price')}</strong> : null}
      {trouble === null ? null : (
        <span id={troubleId} className="problem block">
          {say(trouble)}
        </span>
      )}
      {line.state === 'packs' && !isTaken ? (
        <QuantityLinks nearest={nearestTo(line)} name={name} hrefOf={hrefOf} />
      ) : null}
      <ReplacedBy successors={line.successors}>
        {(successor) => (successor.hasWidths ? null : <TakeInstead line={line} successor={successor} />)}
      </ReplacedBy>
      {line.widths.length === 0 ? null : (
        <PrintValue value="">
          <select
            className="control"
            name={fieldOf('width', line)}
            aria-label={t('again.width-of', { name })}
            defaultValue=""
          >
            <option value="">{t('again.choose-width')}</option>
            {line.widths.map(({ variantId, variantDetails, price }) => (
              <option key={variantId} value={variantId}>
                {price === null ? variantDetails : `${variantDetails}, ${money(price.unitPriceMinor, price.currency)}`}
              </option>
            ))}
          </select>
        </PrintValue>
      )}
      {line.now === null || line.promise === null ? null : (
        <Availability promise={line.promise} quantity={line.quantity} />
      )}
      {line.inBasket === 0 ? null : (
        <span className="soft own-line">{t('again.in-basket', { count: line.inBasket })}</span>
      )}
    </>
  );
}

/** Never selected automatically: nothing is swapped (J5). */
function TakeInstead({ line, successor }: { line: ReorderLine; successor: Successor }) {
  const t = useText();
  return (
    <label className="off-paper">
      <input type="checkbox" name={SUCCESSOR} value={successorKey(line, successor)} />{' '}
      {t('replaced.take', { count: successorUnits(line, successor), name: successor.productName })}
    </label>
  );
}
