import { Form, useFetcher } from 'react-router';
import type { BasketGlance } from '#shop/trade/cart/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { PartNumber, PartWidth } from '../design/part-number.tsx';
import { Spinner } from '../design/spinner.tsx';
import { lineName } from '../storefront/basket/line-name.ts';
import { removalKey } from '../storefront/basket/removal-key.ts';
import { useFigures, useText } from '../texts/texts.tsx';
import styles from './basket-menu.module.css';

/** The basket's count in the header, and its lines one click away (A4). A native popover, so it needs no script. */
export function BasketMenu({ basket }: { basket: BasketGlance | null }) {
  const t = useText();
  const count = basket?.count ?? 0;
  return (
    <div>
      <button
        type="button"
        popoverTarget="basket-menu"
        className={styles.opener}
        aria-label={t('shell.basket-count', { count })}
      >
        <Icon shape="basket" size={24} />
        <span className={styles.count} data-empty={count === 0 || undefined}>
          {count}
        </span>
      </button>
      <section id="basket-menu" popover="auto" className={styles.menu} aria-label={t('shell.basket')}>
        {basket === null || basket.lines.length === 0 ? (
          <p className={styles.empty}>{t('shell.basket-empty')}</p>
        ) : (
          <BasketLines basket={basket} />
        )}
      </section>
    </div>
  );
}

/** Posts to the basket's action; the basket page and this menu see each other's removals. */
function RemoveLine({ guid, line }: { guid: string; line: BasketGlance['lines'][number] }) {
  const t = useText();
  const key = removalKey(line.id);
  const isGoing = useFetcher({ key }).state !== 'idle';
  return (
    <Form method="post" action="/basket" navigate={false} fetcherKey={key}>
      <input type="hidden" name="cart" value={guid} />
      <button
        type="submit"
        name="remove"
        value={line.id}
        className="icon-button remove-button"
        aria-label={t('shell.remove-line', { name: lineName(line) })}
        aria-busy={isGoing || undefined}
        disabled={isGoing}
      >
        {isGoing ? <Spinner /> : <Icon shape="remove" />}
      </button>
    </Form>
  );
}

function BasketLines({ basket }: { basket: BasketGlance }) {
  const t = useText();
  const { money } = useFigures();
  return (
    <>
      <ul className="list">
        {basket.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <div>
              <PartNumber>{line.productName}</PartNumber>
              <PartWidth>{line.variantDetails}</PartWidth>{' '}
              <span className="soft block">
                {line.quantity} × {money(line.unitPriceMinor, basket.currency)}
              </span>
            </div>
            <RemoveLine guid={basket.guid} line={line} />
          </li>
        ))}
        {basket.moreLines === 0 ? null : (
          <li className={styles.line}>{t('shell.basket-more', { count: basket.moreLines })}</li>
        )}
      </ul>
      <p className={styles.total}>
        <span>{t('shell.basket-total')}</span>
        <strong>{money(basket.goodsMinor, basket.currency)}</strong>
      </p>
      <div className={styles.steps}>
        <ButtonLink href="/basket" kind="secondary">
          {t('shell.view-cart')}
        </ButtonLink>
        <ButtonLink href="/checkout">{t('shell.checkout')}</ButtonLink>
      </div>
    </>
  );
}
