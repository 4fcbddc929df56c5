import { useEffect, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import { type BasketGlance, type BasketHead, cartPaths } from '#shop/trade/cart/paths.ts';
import { callApi } from '../call-api.ts';
import { Icon } from '../design/icon.tsx';
import { PartNumber, PartWidth } from '../design/part-number.tsx';
import { Spinner } from '../design/spinner.tsx';
import { lineName } from '../storefront/basket/line-name.ts';
import { removalKey } from '../storefront/basket/removal-key.ts';
import { useFigures, useText } from '../texts/texts.tsx';
import styles from './basket-lines.module.css';

/** The last lines of the basket and its total (A4), asked for again whenever the basket changes. */
export function BasketLines({ basket }: { basket: BasketHead }) {
  const t = useText();
  const { money } = useFigures();
  const { asked, isCurrent } = useGlance(basket);
  if (asked === null)
    return (
      <p className="soft-ink around-4 centre-text" aria-busy="true">
        <Spinner />
      </p>
    );
  if (!asked.ok) return <p className="soft-ink around-4 centre-text">{asked.refusal.message}</p>;
  const { lines, moreLines, guid, currency, goodsMinor } = asked.output;
  return (
    <>
      <ul className={`${styles.lines} divided`} aria-busy={!isCurrent || undefined}>
        {lines.map((line) => (
          <li key={line.id} className="row spread align-start">
            <div>
              <PartNumber>{line.productName}</PartNumber>
              <PartWidth>{line.variantDetails}</PartWidth>{' '}
              <span className="soft block">
                {line.quantity} × {money(line.unitPriceMinor, currency)}
              </span>
            </div>
            <RemoveLine guid={guid} line={line} isCurrent={isCurrent} />
          </li>
        ))}
        {moreLines === 0 ? null : (
          <li className="row spread align-start">{t('shell.basket-more', { count: moreLines })}</li>
        )}
      </ul>
      <p className="row spread around-3 large">
        <span>{t('shell.basket-total')}</span>
        <strong>{money(goodsMinor, currency)}</strong>
      </p>
    </>
  );
}

interface RemoveLineProps {
  guid: string;
  line: BasketGlance['lines'][number];
  isCurrent: boolean;
}

/** Posts to the basket's action; the basket page and this menu see each other's removals. */
function RemoveLine({ guid, line, isCurrent }: RemoveLineProps) {
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
        disabled={isGoing || !isCurrent}
      >
        {isGoing ? <Spinner /> : <Icon shape="remove" />}
      </button>
    </Form>
  );
}

/** The lines that were read last; they are current unless the basket has changed since. */
function useGlance(basket: BasketHead): { asked: CallResult<BasketGlance> | null; isCurrent: boolean } {
  const [answer, setAnswer] = useState<{ asked: CallResult<BasketGlance>; basket: BasketHead } | null>(null);
  useEffect(() => {
    const given = new AbortController();
    void callApi(cartPaths.glance, {}, undefined, given.signal).then((asked) => {
      if (!given.signal.aborted) setAnswer({ asked, basket });
    });
    return () => given.abort();
  }, [basket]);
  return { asked: answer?.asked ?? null, isCurrent: answer?.basket === basket };
}
