import { PageLink } from '../../design/page-link.tsx';
import { Fragment, type ReactNode, useState } from 'react';
import { unitPriceAt } from '#shop/catalogue/pricing/price-notes.ts';
import { quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import { PriceHints } from '../prices/price-hints.tsx';
import type { PartTable, ProductCard } from '#shop/shopfront/search/paths.ts';
import { Button } from '../../design/button.tsx';
import { OwnNumber, PartNumber } from '../../design/part-number.tsx';
import { Price } from '../../design/price.tsx';
import { useSay } from '../../texts/say.tsx';
import type { AddedParts } from '../add-parts/add-parts.ts';
import { partKeyOf, quantityField } from '../add-parts/wanted-parts.ts';
import { productAddress } from '../catalogue/addresses.ts';
import { Value } from '../product/specification-table.tsx';
import styles from './part-table.module.css';
import { useTableText } from './part-table-texts.ts';

interface PartRowProps {
  product: ProductCard;
  /** Reason why the reader can't buy it. */
  refusal: string | null;
  columns: PartTable['columns'];
  widths: PartTable['families'][number]['widths'];
  /** Answer whether it fits the member's chosen press. */
  fit: ReactNode;
  answer: AddedParts | undefined;
}

/** A part with specifications, price and quantity; each width of a family separately (G5). */
export function PartRow({ product, refusal, columns, widths, fit, answer }: PartRowProps) {
  const t = useTableText();
  const { id, name, intro, ownNumber, price, promised } = product;
  const isFamily = widths.length > 0;
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <tr id={`part-${id}`}>
        <th scope="row" className={styles.part}>
          <PageLink href={productAddress(product)}>
            <PartNumber>{name}</PartNumber>
          </PageLink>
          <span className="soft own-line">{intro}</span>
          <OwnNumber>{isFamily ? null : ownNumber}</OwnNumber>
          {refusal === null ? null : <span className="problem block">{refusal}</span>}
          {fit}
        </th>
        {columns.map(({ name: column, cells }) => (
          <td key={column} data-label={column}>
            {cells
              .find(({ productId }) => productId === id)
              ?.values.map((value, at) => (
                <Fragment key={at}>
                  {at === 0 ? null : ', '}
                  <Value of={value} />
                </Fragment>
              )) ?? '–'}
          </td>
        ))}
        <td data-label={t('part-table.stock')}>{promised ?? (product.inStock ? '' : t('part-table.out'))}</td>
        <td className="figure" data-label={t('part-table.price')}>
          {price === null || isFamily ? null : (
            <>
              <Price minor={unitPriceAt(price, quantity)} currency={price.currency} />
              <PriceHints notes={price} quantity={quantity} currency={price.currency} />
            </>
          )}
        </td>
        <td>
          {isFamily || refusal !== null ? null : (
            <span className="line nowrap">
              <Quantity
                name={name}
                partKey={partKeyOf({ productId: id, variantId: null })}
                answer={answer}
                onQuantity={setQuantity}
              />
              <Button
                type="submit"
                kind="secondary"
                name="part"
                value={id}
                aria-label={t('part-table.add-one', { name })}
              >
                {t('part-table.add')}
              </Button>
              <Button type="submit" kind="quiet" name="list" value={id} aria-label={t('part-table.list-one', { name })}>
                {t('part-table.list')}
              </Button>
            </span>
          )}
        </td>
      </tr>
      {isFamily && refusal === null ? (
        <tr>
          <td colSpan={columns.length + 4}>
            <Matrix product={product} widths={widths} answer={answer} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The widths of a family next to each other, with prices and quantities. */
function Matrix({ product: { id, name }, widths, answer }: Pick<PartRowProps, 'product' | 'widths' | 'answer'>) {
  const t = useTableText();
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{t('part-table.widths-of', { name })}</caption>
        <thead>
          <tr>
            <th scope="row">{t('part-table.width')}</th>
            {widths.map((width) => (
              <th key={width.id} scope="col">
                {width.details}
                <OwnNumber>{width.ownNumber}</OwnNumber>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('part-table.price')}</th>
            {widths.map(({ id: variantId, price }) => (
              <td key={variantId}>
                {price === null ? null : <Price minor={price.unitPriceMinor} currency={price.currency} />}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t('part-table.quantity')}</th>
            {widths.map(({ id: variantId, details }) => (
              <td key={variantId}>
                <Quantity
                  name={`${name} ${details}`}
                  partKey={partKeyOf({ productId: id, variantId })}
                  answer={answer}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Button type="submit" kind="secondary" name="family" value={id} aria-label={t('part-table.add-widths', { name })}>
        {t('part-table.add')}
      </Button>
    </div>
  );
}

interface QuantityProps extends Pick<PartRowProps, 'answer'> {
  name: string;
  partKey: string;
  onQuantity?: (quantity: number) => void;
}

/** Quantity of a part; empty: none. */
function Quantity({ name, partKey, answer, onQuantity }: QuantityProps) {
  const t = useTableText();
  const say = useSay();
  const error = answer?.errors[partKey];
  const troubleId = error === undefined ? undefined : `trouble-${partKey}`;
  return (
    <>
      <input
        className="control short"
        name={quantityField(partKey)}
        defaultValue={answer?.typed[partKey] ?? ''}
        inputMode="numeric"
        onInput={({ currentTarget: { value } }) => {
          if (quantityRefusal(Number(value)) === null) onQuantity?.(Number(value));
        }}
        maxLength={6}
        aria-label={t('part-table.quantity-of', { name })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={troubleId}
        autoComplete="off"
      />
      {error === undefined ? null : (
        <span id={troubleId} className="problem block">
          {say(error)}
        </span>
      )}
    </>
  );
}
