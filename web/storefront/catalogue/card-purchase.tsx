import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { answerQuantity } from '#shop/catalogue/pricing/price-notes.ts';
import type { PriceTag, ProductCard } from '#shop/shopfront/search/paths.ts';
import { quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import { Button } from '../../design/button.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { Price } from '../../design/price.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { quantitySteps } from '../../design/quantity-steps.ts';
import { useSay } from '../../texts/say.tsx';
import { useFigures, useText } from '../../texts/texts.tsx';
import type { Wording } from '../../texts/wording.ts';
import { PriceHints } from '../prices/price-hints.tsx';
import { foundAddress, productAddress } from './addresses.ts';
import styles from './card-purchase.module.css';

interface CardPurchaseProps {
  product: ProductCard;
  price: PriceTag;
  /** It can be bought as it is: no reason against it, and no width to choose. */
  mayAdd: boolean;
}

/** Price of a card for the typed quantity, and the button that adds it without leaving the page (A10, K3). Without script it leads to the basket. */
export function CardPurchase({ product, price, mayAdd }: CardPurchaseProps) {
  const t = useText();
  const least = price.quantityRule?.minQuantity ?? 1;
  const [quantity, setQuantity] = useState(least);
  const { money } = useFigures();
  const { unitPriceMinor, totalMinor } = answerQuantity(price, quantity);
  return (
    <div className={styles.purchase}>
      <strong className="large">
        <Price minor={unitPriceMinor} currency={price.currency} />
        {product.unit === null ? null : <small className="own-line">{t(`unit.per.${product.unit}`)}</small>}
      </strong>
      {mayAdd ? (
        <AddForm product={product} price={price} least={least} onQuantity={setQuantity} />
      ) : product.hasWidths === true ? (
        <PageLink href={foundAddress(product)}>{t('catalogue.choose-width')}</PageLink>
      ) : null}
      {quantity === least ? null : (
        <small>
          {t('product.quantity-total', {
            count: quantity,
            price: money(unitPriceMinor, price.currency),
            total: money(totalMinor, price.currency),
          })}
        </small>
      )}
      <PriceHints notes={price} quantity={quantity} currency={price.currency} />
    </div>
  );
}

interface AddFormProps extends Omit<CardPurchaseProps, 'mayAdd'> {
  least: number;
  onQuantity: (quantity: number) => void;
}

function AddForm({ product, price, least, onQuantity }: AddFormProps) {
  const t = useText();
  const say = useSay();
  const { isAdding, note, add } = useAddToBasket(product);
  return (
    <PostForm
      answer={null}
      discover="none"
      action={productAddress(product)}
      className={styles.form}
      onSubmit={(event) => void add(event)}
    >
      {product.soughtWidth === undefined ? null : (
        <input type="hidden" name="variantId" value={product.soughtWidth.id} />
      )}
      <input
        className="control"
        name="quantity"
        {...quantitySteps(price.quantityRule)}
        inputMode="numeric"
        defaultValue={least}
        aria-label={t('catalogue.units-of', { name: product.name })}
        autoComplete="off"
        onInput={({ currentTarget: { valueAsNumber } }) => {
          if (quantityRefusal(valueAsNumber) === null) onQuantity(valueAsNumber);
        }}
      />
      <Button
        type="submit"
        kind="secondary"
        aria-label={t('catalogue.add-one', { name: product.name })}
        aria-disabled={isAdding || undefined}
      >
        {t('catalogue.add')}
      </Button>
      <output className="whole-row soft">{note === null ? null : say(note)}</output>
    </PostForm>
  );
}

/** Adds the part with the typed quantity; its code is loaded at the first press. */
function useAddToBasket(product: ProductCard) {
  const t = useText();
  const { revalidate } = useRevalidator();
  const [isAdding, setIsAdding] = useState(false);
  const [note, setNote] = useState<Wording | null>(null);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAdding) return;
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    const wrong = quantityRefusal(quantity);
    if (wrong !== null) return setNote(wrong);
    setIsAdding(true);
    const part = { productId: product.id, variantId: product.soughtWidth?.id ?? null, quantity };
    const refusal = await import('../add-parts/add-part.ts').then(
      ({ addPart }) => addPart(part),
      () => t('shell.unreachable'),
    );
    setIsAdding(false);
    setNote(refusal ?? t('catalogue.added', { count: quantity }));
    if (refusal === null) await revalidate();
  };
  return { isAdding, note, add };
}
