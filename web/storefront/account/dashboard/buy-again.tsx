import { PostForm } from '../../../forms/post-form.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { useNavigation } from 'react-router';
import { lineName } from '../../basket/line-name.ts';
import { ANY_QUANTITY, judgeQuantity } from '#shop/base/kernel/line-quantity.ts';
import type { BoughtPart } from '#shop/trade/orders/paths.ts';
import { Button } from '../../../design/button.tsx';
import { PartNumber, PartWidth } from '../../../design/part-number.tsx';
import { Picture } from '../../../design/picture.tsx';
import { Price } from '../../../design/price.tsx';
import { Section } from '../../../design/section.tsx';
import { useAccountText } from '../account-text.ts';
import { productAddress } from '../../catalogue/addresses.ts';
import { useFigures } from '../../../texts/texts.tsx';

interface BuyAgainProps {
  parts: readonly BoughtPart[];
  timeZone: string;
}

/** Parts that this customer reorders, each with its last quantity, one click from the basket. */
export function BuyAgain({ parts, timeZone }: BuyAgainProps) {
  const t = useAccountText();
  return (
    <Section
      heading={t('account.buy-again')}
      actions={
        <>
          <PageLink href="/Bought-Before">{t('account.bought-all')}</PageLink>
          <PageLink href="/Lists">{t('account.lists')}</PageLink>
        </>
      }
    >
      <ul className="stack list cells-26">
        {parts.map((part) => (
          <li key={`${part.productId}-${part.variantId}`} className="panel row align-start padded-3">
            <Part part={part} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Part({ part, timeZone }: { part: BoughtPart; timeZone: string }) {
  const t = useAccountText();
  const { day } = useFigures();
  const { productId, productName, quantity: count } = part;
  const date = day(new Date(part.lastOrderedAt), timeZone);
  return (
    <>
      <div className="thumbnail">
        <Picture
          folder="products"
          hash={part.imageHash}
          cloudUrl={part.cloudImageUrl}
          alt=""
          sizes="4rem"
          width={64}
          height={64}
          widest={240}
        />
      </div>
      <div className="shrinks anywhere grows">
        <PageLink href={productAddress({ id: productId, name: productName })}>
          <PartNumber>{productName}</PartNumber>
        </PageLink>
        <PartWidth>{part.variantDetails}</PartWidth>
        <span className="block small">{part.productIntro}</span>
        <span className="block soft">{t('account.buy-again-last', { date, count })}</span>
      </div>
      <div className="grid gap-1 align-end">
        <strong>
          <Price minor={part.price.unitPriceMinor} currency={part.price.currency} />
        </strong>
        {(judgeQuantity(part.quantity, part.price.quantityRule ?? ANY_QUANTITY) ?? [part.quantity]).map((count) => (
          <AddAgain key={count} part={part} count={count} />
        ))}
      </div>
    </>
  );
}

/**
 * The form of the product's own page, which shows refusals with the quantity to correct. If the last quantity is not sold any more, the
 * nearest ones are offered (K4).
 */
function AddAgain({ part, count }: { part: BoughtPart; count: number }) {
  const t = useAccountText();
  const { productId, productName, variantId } = part;
  const { formAction, formData } = useNavigation();
  const action = productAddress({ id: productId, name: productName });
  const isAdding =
    formAction?.endsWith(action) === true &&
    formData?.get('variantId') === (variantId?.toString() ?? null) &&
    formData.get('quantity') === String(count);
  return (
    <PostForm action={action}>
      {variantId === null ? null : <input type="hidden" name="variantId" value={variantId} />}
      <input type="hidden" name="quantity" value={count} />
      <Button
        type="submit"
        kind="secondary"
        busy={isAdding && t('product.adding')}
        aria-label={t('account.buy-again-add-name', { count, name: lineName(part) })}
      >
        {t('account.buy-again-add', { count })}
      </Button>
    </PostForm>
  );
}
