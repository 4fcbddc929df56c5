import { PageLink } from '../../design/page-link.tsx';
import { judgeQuantity } from '#shop/base/kernel/line-quantity.ts';
import { LineQuantity } from '../../design/line-quantity.tsx';
import { PartNumber, PartWidth } from '../../design/part-number.tsx';
import { Price } from '../../design/price.tsx';
import { useSay } from '../../texts/say.tsx';
import type { Wording } from '../../texts/wording.ts';
import { productAddress } from '../catalogue/addresses.ts';
import { QuantityLinks } from '../quantities/quantity-links.tsx';
import { ReplacedBy } from '../replaced/successor-list.tsx';
import { useBoughtText } from './bought-before-texts.ts';
import { partKeyOf, quantityField } from '../add-parts/wanted-parts.ts';
import { useFigures, useText } from '../../texts/texts.tsx';
import type { PartHistory } from '#shop/trade/orders/paths.ts';

interface BoughtRowProps {
  part: PartHistory;
  /** Proposed: the usual one, or the one in the address. */
  quantity: number;
  /** It is the one in the address. */
  isTaken: boolean;
  error: Wording | undefined;
  /** Address of this page with another quantity. */
  hrefOf(this: void, quantity: number): string;
}

/** A part bought before: dates, frequency, current price, and the quantity to order. */
export function BoughtRow({ part, quantity, isTaken, error, hrefOf }: BoughtRowProps) {
  const t = useBoughtText();
  const ofShop = useText();
  const { day } = useFigures();
  const say = useSay();
  const key = partKeyOf(part);
  const name = part.variantDetails === null ? part.productName : `${part.productName} ${part.variantDetails}`;
  const rule = part.price?.quantityRule;
  const nearest = rule === undefined ? null : judgeQuantity(quantity, rule);
  const packs =
    rule === undefined || nearest === null
      ? null
      : ofShop('product.packs', { pack: rule.packSize, least: rule.minQuantity });
  const trouble = error ?? part.refusal ?? packs;
  const troubleId = trouble === null ? undefined : `trouble-${key}`;
  return (
    <tr id={`part-${key}`}>
      <th scope="row">
        <div className="choice">
          <input
            type="checkbox"
            name="part"
            value={key}
            disabled={part.refusal !== null}
            defaultChecked={isTaken}
            aria-label={t('bought.choose', { name })}
            aria-describedby={troubleId}
          />
          <span>
            <PageLink href={productAddress({ id: part.productId, name: part.productName })}>
              <PartNumber>{part.productName}</PartNumber>
            </PageLink>
            <PartWidth>{part.variantDetails}</PartWidth>
            <span className="soft own-line">{part.productIntro}</span>
            {trouble === null ? null : (
              <span id={troubleId} className="problem block">
                {say(trouble)}
              </span>
            )}
            {nearest === null ? null : <QuantityLinks nearest={nearest} name={name} hrefOf={hrefOf} />}
            <ReplacedBy successors={part.successors} />
          </span>
        </div>
      </th>
      <td data-label={t('bought.last')}>{t('bought.last-of', { date: day(part.lastOn), count: part.lastQuantity })}</td>
      <td data-label={t('bought.usual')} className="whole-row">
        {t('bought.usual-count', { count: part.usualQuantity, orders: part.orders })}
        <Rhythm part={part} />
      </td>
      <td className="figure" data-label={t('bought.now')}>
        {part.price === null ? null : <Price minor={part.price.unitPriceMinor} currency={part.price.currency} />}
        {part.price === null || part.inStock ? null : <span className="soft own-line">{t('bought.no-stock')}</span>}
      </td>
      <td data-label={t('bought.quantity')}>
        <LineQuantity
          name={quantityField(key)}
          value={quantity}
          rule={rule}
          label={t('bought.quantity-of', { name })}
          isWrong={error !== undefined}
          describedBy={troubleId}
          disabled={part.refusal !== null}
        />
      </td>
    </tr>
  );
}

/** "every 5 weeks, due about 03-12-2026"; shorter intervals in days. */
function Rhythm({ part: { intervalDays, dueOn } }: { part: PartHistory }) {
  const t = useBoughtText();
  const { day } = useFigures();
  if (intervalDays === null || dueOn === null) return null;
  const date = day(dueOn);
  return (
    <span className="soft own-line">
      {intervalDays < 14
        ? t('bought.every', { days: intervalDays, date })
        : t('bought.every-weeks', { weeks: Math.round(intervalDays / 7), date })}
    </span>
  );
}
