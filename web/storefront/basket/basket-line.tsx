import type { ReactNode } from 'react';
import { PageLink } from '../../design/page-link.tsx';
import type { Cart, CartLine } from '#shop/trade/cart/cart.ts';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import { unitPriceAt } from '#shop/catalogue/pricing/price-notes.ts';
import { lineTotal } from '#shop/catalogue/pricing/line-total.ts';
import { Icon } from '../../design/icon.tsx';
import { OwnNumber, PartNumber, PartWidth } from '../../design/part-number.tsx';
import { Picture } from '../../design/picture.tsx';
import { QuantityField } from '../../design/quantity-field.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { useFigures, useText } from '../../texts/texts.tsx';
import { productAddress } from '../catalogue/addresses.ts';
import { MisfitMark } from '../presses/fit-notice.tsx';
import { PackCount } from '../presses/needed-units.tsx';
import { PriceHints } from '../prices/price-hints.tsx';
import { Availability } from '../promise/availability.tsx';
import { fieldName } from './basket-fields.ts';
import { lineName } from './line-name.ts';
import { LineMore } from './line-more.tsx';
import type { FormMessages } from '../../forms/refused-form.ts';
import type { PendingChanges } from './pending-changes.ts';
import { useLineChanges } from './use-line-changes.ts';
import { useBasketText } from './basket-text.ts';
import styles from './basket-line.module.css';
import { useSay } from '../../texts/say.tsx';

interface BasketLineProps {
  cart: Cart;
  line: CartLine;
  judged: JudgedParts | null;
  pending: PendingChanges;
  /** Faults of the whole form, by field. */
  errors: FormMessages<string>['errors'];
}

/**
 * One part in the basket, in two lines of text; the rest opens on demand. Its figures follow the selected quantity at once; the server's answer replaces them (A15).
 */
export function BasketLine({ cart, line, judged, pending, errors }: BasketLineProps) {
  const t = useBasketText();
  const ofProduct = useText();
  const { money } = useFigures();
  const say = useSay();
  const changes = useLineChanges(cart, line);
  const name = lineName(line);
  const quantity = pending.quantities.get(line.id) ?? line.quantity;
  const unitPriceMinor = unitPriceAt(line, quantity);
  const isGoing = pending.removals.has(line.id);
  const allErrors = { ...errors, ...changes.messages?.errors };
  const quantityField = fieldName('quantity', line.id);
  const troubleId = `trouble-${line.id}`;
  const trouble = allErrors[quantityField] ?? changes.messages?.notice ?? null;
  return (
    <tr className={styles.line} aria-busy={isGoing || changes.isSaving || undefined} data-going={isGoing || undefined}>
      <th scope="row" className={styles.item}>
        <Pictured line={line}>
          <div className={styles.name}>
            <PageLink href={productAddress({ id: line.productId, name: line.productName })}>
              <PartNumber>{line.productName}</PartNumber>
            </PageLink>
            <PartWidth>{line.variantDetails}</PartWidth> <OwnNumber>{line.ownNumber}</OwnNumber>{' '}
            <Availability promise={line.promise} quantity={quantity} />{' '}
            {line.serial === '' && line.machine === '' ? (
              <MisfitMark judged={judged} productId={line.productId} />
            ) : null}
          </div>
          <div className={styles.about}>
            <span className={styles.intro}>{line.productIntro}</span>
            <LineMore line={line} errors={allErrors} save={(form) => changes.save(form)} />
          </div>
          {line.refusal === null ? null : <span className="problem own-line">{line.refusal.message}</span>}
          {trouble === null ? null : (
            <span role="alert" id={troubleId} className="problem own-line">
              {say(trouble)}
            </span>
          )}
        </Pictured>
      </th>
      <td className={styles.price} data-label={t('basket.price')}>
        {money(unitPriceMinor, cart.currency)}
        {line.unit === null ? null : <small className={styles.unit}>{ofProduct(`unit.per.${line.unit}`)}</small>}
        <PriceHints notes={line} quantity={quantity} currency={cart.currency} />
      </td>
      <td className={styles.quantity} data-label={t('basket.quantity')}>
        <QuantityField
          name={quantityField}
          label={t('basket.quantity-of', { name })}
          value={quantity}
          rule={line.quantityRule}
          disabled={isGoing}
          errorId={trouble === null ? undefined : troubleId}
          onChoose={({ form }) => changes.save(form)}
        />
        <PackCount quantity={quantity} unit={line.unit} unitPieces={line.unitPieces} />
      </td>
      <td className={styles.subtotal} data-label={t('basket.subtotal')}>
        {money(lineTotal(unitPriceMinor, quantity), cart.currency)}
      </td>
      <td className={styles.last}>
        <button
          type="submit"
          name="remove"
          value={line.id}
          className="icon-button remove-button"
          aria-label={t(isGoing ? 'basket.removing' : 'basket.remove-line', { name })}
          disabled={isGoing}
          onClick={(event) => {
            event.preventDefault();
            void changes.remove();
          }}
        >
          {isGoing ? <Spinner /> : <Icon shape="remove" />}
        </button>
      </td>
    </tr>
  );
}

/** The picture of a line's part, and its words. */
function Pictured({ line, children }: { line: CartLine; children: ReactNode }) {
  return (
    <div className="pictured">
      <div>
        <Picture
          folder="products"
          hash={line.imageHash}
          cloudUrl={line.cloudImageUrl}
          alt=""
          sizes="3rem"
          width={48}
          height={48}
          widest={240}
        />
      </div>
      <div>{children}</div>
    </div>
  );
}
