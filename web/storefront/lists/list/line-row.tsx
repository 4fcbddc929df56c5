import { PageLink } from '../../../design/page-link.tsx';
import { MAX_NOTE_LENGTH } from '#shop/trade/lists/part-list.ts';
import { LineQuantity } from '../../../design/line-quantity.tsx';
import { PrintValue } from '../../../design/print-value.tsx';
import { PartNumber, PartWidth } from '../../../design/part-number.tsx';
import { Price } from '../../../design/price.tsx';
import { useSay } from '../../../texts/say.tsx';
import { useText } from '../../../texts/texts.tsx';
import type { Wording } from '../../../texts/wording.ts';
import { productAddress, variantAddress } from '../../catalogue/addresses.ts';
import { Availability } from '../../promise/availability.tsx';
import { ReplacedBy } from '../../replaced/successor-list.tsx';
import { useListsText } from '../lists-text.ts';
import styles from '../lists.module.css';
import { fieldOf, nameOf, seenField, seenText, SUCCESSOR, successorKey, successorUnits } from './line-fields.ts';
import type { ListLine } from '#shop/trade/lists/paths.ts';

interface LineRowProps {
  line: ListLine;
  isFirst: boolean;
  isLast: boolean;
  mayChange: boolean;
  error: Wording | undefined;
  /** Input for the line, if another member changed it. */
  lost: { quantity: number; note: string } | undefined;
}

/** One line: part, current price, quantity, note and position. */
export function LineRow({ line, isFirst, isLast, mayChange, error, lost }: LineRowProps) {
  const t = useListsText();
  const ofUnit = useText();
  const say = useSay();
  const name = nameOf(line);
  const lostText = ({ quantity, note }: NonNullable<typeof lost>) =>
    t('lists.changed-meanwhile', { quantity, note, hasNote: note === '' ? 'no' : 'yes' });
  const trouble = error ?? (lost === undefined ? line.refusal : lostText(lost));
  const troubleId = trouble === null ? undefined : `trouble-${line.lineId}`;
  const product = { id: line.productId, name: line.productName };
  return (
    <tr>
      <th scope="row">
        <div className="choice">
          <input
            type="checkbox"
            name="line"
            value={line.lineId}
            disabled={line.refusal !== null}
            aria-label={t('lists.choose', { name })}
            aria-describedby={troubleId}
          />
          <span>
            <PageLink
              href={line.variantId === null ? productAddress(product) : variantAddress(product, line.variantId)}
            >
              <PartNumber>{line.productName}</PartNumber>
            </PageLink>
            <PartWidth>{line.variantDetails}</PartWidth>
            {line.ownNumber === null ? null : (
              <span className="soft own-line">{t('lists.own-number', { number: line.ownNumber })}</span>
            )}
            <span className="soft own-line">{line.productIntro}</span>
            {line.price === null ? null : <Availability promise={line.promise} quantity={line.quantity} />}
            {trouble === null ? null : (
              <span id={troubleId} className="problem block">
                {say(trouble)}
              </span>
            )}
            <ReplacedBy successors={line.successors}>
              {(successor) => (successor.hasWidths ? null : <TakeInstead line={line} successor={successor} />)}
            </ReplacedBy>
          </span>
        </div>
      </th>
      <td className="figure" data-label={t('lists.price')}>
        {line.price === null ? null : <Price minor={line.price.unitPriceMinor} currency={line.price.currency} />}
        {line.price === null || line.unit === null ? null : (
          <small className="soft own-line">{ofUnit(`unit.per.${line.unit}`)}</small>
        )}
      </td>
      <td data-label={t('lists.quantity')}>
        <input type="hidden" name={seenField(line)} value={seenText(line)} />
        <LineQuantity
          name={fieldOf('quantity', line)}
          value={line.quantity}
          label={t('lists.quantity-of', { name })}
          rule={line.price?.quantityRule}
          isWrong={error !== undefined || lost !== undefined}
          describedBy={troubleId}
        />
      </td>
      <td data-label={t('lists.note')}>
        {mayChange ? (
          <PrintValue value={line.note}>
            <input
              className="control"
              name={fieldOf('note', line)}
              defaultValue={line.note}
              maxLength={MAX_NOTE_LENGTH}
              placeholder={t('lists.note')}
              aria-label={t('lists.note-of', { name })}
              autoComplete="off"
            />
          </PrintValue>
        ) : (
          line.note
        )}
      </td>
      {mayChange ? (
        <td className="off-paper">
          <Place line={line} name={name} isFirst={isFirst} isLast={isLast} />
        </td>
      ) : null}
    </tr>
  );
}

function Place({ line, name, isFirst, isLast }: { line: ListLine; name: string; isFirst: boolean; isLast: boolean }) {
  const t = useListsText();
  return (
    <span className={styles.move}>
      <button
        type="submit"
        name="intent"
        value={`up-${line.lineId}`}
        disabled={isFirst}
        aria-label={t('lists.up', { name })}
      >
        {'↑'}
      </button>
      <button
        type="submit"
        name="intent"
        value={`down-${line.lineId}`}
        disabled={isLast}
        aria-label={t('lists.down', { name })}
      >
        {'↓'}
      </button>
      <button type="submit" name="intent" value={`remove-${line.lineId}`} aria-label={t('lists.take-out', { name })}>
        {'×'}
      </button>
    </span>
  );
}

function TakeInstead({ line, successor }: { line: ListLine; successor: ListLine['successors'][number] }) {
  const t = useText();
  return (
    <label className="off-paper">
      <input type="checkbox" name={SUCCESSOR} value={successorKey(line, successor)} />{' '}
      {t('replaced.take', { count: successorUnits(line, successor), name: successor.productName })}
    </label>
  );
}
