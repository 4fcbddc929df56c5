import { PageLink } from '../../design/page-link.tsx';
import { ButtonLink } from '../../design/button.tsx';
import { isPlainClick } from '../../design/plain-click.ts';
import { Notice } from '../../design/notice.tsx';
import { useShell } from '../../shell/shell.ts';
import { useText } from '../../texts/texts.tsx';
import { variantAddress } from '../catalogue/addresses.ts';
import { PurchaseForm, type PurchaseProps } from './purchase-form.tsx';
import styles from './purchase.module.css';

/** Purchase area for this reader: buy, log in first, or the reason why not (A12, A13, B8). */
export function Purchase(props: PurchaseProps) {
  const { me } = useShell();
  const { product } = props;
  if (me === null) return <LogInFirst {...props} />;
  if (product.refusal !== null) return <Notice kind="plain">{product.refusal.message}</Notice>;
  return <PurchaseForm {...props} />;
}

/** Visitors see the widths, each with its picture, but no price and no way to buy (A13). */
function LogInFirst({ product, variantId, onVariant, askedQuantity }: PurchaseProps) {
  const t = useText();
  const back = new URLSearchParams({ returnUrl: 'true', id: String(product.id), name: product.name });
  if (askedQuantity != null) {
    back.set('quantity', String(askedQuantity));
    if (variantId !== null) back.set('variantId', String(variantId));
  }
  return (
    <>
      {product.variants.length === 0 ? null : (
        <nav className={styles.offered} aria-label={t('product.offered-widths')}>
          <ul className="list">
            {product.variants.map(({ id, details }) => (
              <li key={id}>
                <PageLink
                  className={styles.width}
                  href={variantAddress(product, id)}
                  aria-current={id === variantId}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    onVariant(id);
                  }}
                >
                  <span>{details}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="off-paper above-5 below-5">
        <ButtonLink href={`/LogIn?${back.toString()}`}>{t('product.log-in')}</ButtonLink>
      </p>
    </>
  );
}
