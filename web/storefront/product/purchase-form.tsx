import { PageLink } from '../../design/page-link.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import { MIN_QUANTITY, type QuantityRule } from '#shop/base/kernel/line-quantity.ts';
import type { ProductDetail } from '#shop/shopfront/search/paths.ts';
import type { RuleMessage } from '#shop/base/messages/message.ts';
import { Button } from '../../design/button.tsx';
import { quantitySteps } from '../../design/quantity-steps.ts';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { Overlay } from '../../design/overlay.tsx';
import { Price } from '../../design/price.tsx';
import { FORM_KEY, newFormKey } from '../../page-context.ts';
import { useShell } from '../../shell/shell.ts';
import { useSay } from '../../texts/say.tsx';
import { useText } from '../../texts/texts.tsx';
import { productAddress, widthsAddress } from '../catalogue/addresses.ts';
import { PackCount } from '../presses/needed-units.tsx';
import type { addToBasket, NotAdded } from './add-to-basket.ts';
import styles from './purchase.module.css';

export interface PurchaseProps {
  product: ProductDetail;
  variantId: number | null;
  onVariant: (id: number) => void;
  notAdded: NotAdded | undefined;
  /** Quantities in which the chosen width is sold (K4); undefined: any. */
  rule: QuantityRule | undefined;
  /** Quantity from the address, as on a shelf label (G4). */
  askedQuantity?: number | null;
  /** As typed, for what it holds. */
  quantity: number;
  /** Warns that the part does not fit the chosen press, where it is added (J2). */
  misfit?: ReactNode;
  /** A quantity that a line may have was typed. */
  onQuantity: (quantity: number) => void;
}

/** Width, quantity and the button for the basket (A12, A14). */
export function PurchaseForm({
  product,
  variantId,
  onVariant,
  notAdded,
  rule: ofPart,
  askedQuantity,
  quantity,
  misfit,
  onQuantity,
}: PurchaseProps) {
  const t = useText();
  const say = useSay();
  const { basket } = useShell();
  const rule = basket?.anyQuantity === true ? undefined : ofPart; // allowed by staff who order for the member (K4)
  const fetcher = useFetcher<typeof addToBasket>();
  const [key] = useState(newFormKey); // for one submission: a refused one used no key, and a successful one leaves the page
  const [typedWrong, setTypedWrong] = useState<RuleMessage | null>(null);
  const failure = fetcher.data ?? notAdded;
  const quantityError = typedWrong ?? (failure?.isQuantity === true ? failure.message : null);

  const check = (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.elements.namedItem('quantity') as HTMLInputElement;
    const refusal = quantityRefusal(field.value === '' ? Number.NaN : field.valueAsNumber);
    setTypedWrong(refusal);
    if (refusal === null) return;
    event.preventDefault();
    field.focus();
  };

  return (
    <fetcher.Form method="post" action={productAddress(product)} className="around-4" noValidate onSubmit={check}>
      <input type="hidden" name={FORM_KEY} value={key} suppressHydrationWarning />
      <Widths product={product} variantId={variantId} onVariant={onVariant} />
      <p className="row off-paper gap-1-4 around-3">
        {product.variants.length < 2 ? null : (
          <PageLink href={widthsAddress(product)}>{t('product.all-widths')}</PageLink>
        )}
        {basket === null || basket.count === 0 ? null : <PageLink href="/Basket/">{t('product.to-basket')}</PageLink>}
      </p>
      <ShowWidth product={product} />
      {failure === undefined || failure.isQuantity ? null : <Notice kind="bad">{say(failure.message)}</Notice>}
      <div className={styles.add}>
        <TextField
          key={`${rule?.minQuantity} ${rule?.packSize}`}
          label={t('product.quantity')}
          hint={rule === undefined ? undefined : t('product.packs', { pack: rule.packSize, least: rule.minQuantity })}
          name="quantity"
          {...quantitySteps(rule)}
          inputMode="numeric"
          onInput={({ currentTarget: { valueAsNumber } }) => {
            if (quantityRefusal(valueAsNumber) === null) onQuantity(valueAsNumber);
          }}
          defaultValue={notAdded?.quantity ?? askedQuantity ?? rule?.minQuantity ?? MIN_QUANTITY}
          error={quantityError ?? undefined}
        />
        <Button type="submit">{t('product.add')}</Button>
        <PackCount quantity={quantity} unit={product.unit} unitPieces={product.unitPieces} />
        {misfit}
      </div>
      {fetcher.state === 'idle' ? null : <Overlay>{t('product.adding')}</Overlay>}
    </fetcher.Form>
  );
}

/**
 * Without script the picture of a width and the price of a quantity are shown on request, by a form that reloads this page with the
 * current choices.
 */
function ShowWidth({ product }: Pick<PurchaseProps, 'product'>) {
  const t = useText();
  const prices = [product.price, ...product.variants.map(({ price }) => price)];
  const hasBreaks = prices.some((price) => price?.priceBreaks !== undefined);
  if (!hasBreaks && product.variants.every(({ imageHash }) => imageHash === null)) return null;
  return (
    <noscript>
      <input type="hidden" name="id" value={product.id} />
      <input type="hidden" name="name" value={product.name} />
      <Button type="submit" kind="secondary" formMethod="get" formNoValidate>
        {t(hasBreaks ? 'product.show-price' : 'product.show-width')}
      </Button>
    </noscript>
  );
}

/**
 * One width has to be selected; by default the first (B2). Each shows its price, for comparison, and without script.
 */
function Widths({ product, variantId, onVariant }: Pick<PurchaseProps, 'product' | 'variantId' | 'onVariant'>) {
  const t = useText();
  if (product.variants.length === 0) return null;
  return (
    <fieldset className={styles.widths}>
      <legend>{t('product.width')}</legend>
      {product.variants.map(({ id, details, price }) => (
        <label key={id} className={styles.width}>
          <input
            type="radio"
            name="variantId"
            value={id}
            checked={id === variantId}
            onChange={() => onVariant(id)}
            aria-label={details}
          />
          <span>{details}</span>
          {price === null ? null : (
            <small>
              <Price minor={price.unitPriceMinor} currency={price.currency} />
            </small>
          )}
        </label>
      ))}
    </fieldset>
  );
}
