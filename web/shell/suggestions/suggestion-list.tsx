import { PageLink } from '../../design/page-link.tsx';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { OwnNumber, PartNumber } from '../../design/part-number.tsx';
import { Picture } from '../../design/picture.tsx';
import { Price } from '../../design/price.tsx';
import { FitMark } from '../../storefront/presses/fit-mark.tsx';
import type { ListedModel } from '#shop/catalogue/presses/paths.ts';
import { modelAddress } from '../../storefront/presses/machine-name.ts';
import { foundAddress } from '../../storefront/catalogue/addresses.ts';
import { useText } from '../../texts/texts.tsx';
import styles from './suggestion-list.module.css';
import type { Suggestions } from '../use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  found: Suggestions | null;
  /** The presses that the words name, before the parts. */
  presses: readonly ListedModel[];
  /** The option that the keys have reached. */
  activeId: string | undefined;
  /** Result of the last key that added to the basket. */
  said: string | null;
}

/** The list of the search field: part number first, with its picture. Loaded when somebody types, because most visits type nothing. */
export function SuggestionList({ id, found, presses, activeId, said }: SuggestionListProps) {
  const t = useText();
  return (
    // Pressing in the list must not move the focus out of the field, which would close the list before the click.
    <div className={styles.suggestions} hidden={found === null} onPointerDown={(event) => event.preventDefault()}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element offers links with pictures while one types */}
      <div id={id} role="listbox" aria-label={t('catalogue.suggestions')}>
        {presses.map((model) => (
          <PageLink
            key={model.modelId}
            id={`${id}-press-${model.modelId}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as below
            role="option"
            aria-selected={`${id}-press-${model.modelId}` === activeId}
            tabIndex={-1}
            className={styles.suggestion}
            href={modelAddress(model.modelPath)}
          >
            <span className={styles.picture}>
              <Picture folder="presses" hash={model.imageHash} alt="" sizes="3rem" width={96} height={36} widest={96} />
            </span>
            <span className={styles.words}>
              <strong>{t('catalogue.suggestion-press', { model: model.modelName })}</strong>
              <span className={styles.intro}>{model.intro}</span>
            </span>
          </PageLink>
        ))}
        {found?.products.map((product) => (
          <PageLink
            key={product.id}
            id={`${id}-${product.id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above; as a link it opens in a new tab too
            role="option"
            aria-selected={`${id}-${product.id}` === activeId}
            tabIndex={-1}
            className={styles.suggestion}
            href={foundAddress(product)}
          >
            <span className={styles.picture}>
              <Picture
                folder="products"
                hash={product.imageHash}
                cloudUrl={product.cloudImageUrl}
                alt=""
                sizes="3rem"
                width={96}
                height={96}
                widest={96}
                fit="cover"
              />
            </span>
            <span className={styles.words}>
              <PartNumber>{product.name}</PartNumber>
              <OwnNumber>{product.ownNumber}</OwnNumber>
              <span className={styles.intro}>{product.intro}</span>
              {product.soughtWidth === undefined ? null : <span>{product.soughtWidth.details}</span>}
              {product.pressFit === null ? null : <FitMark {...product.pressFit} />}
              {product.inPlaceOf === null ? null : (
                <span>{t('catalogue.suggestion-replaces', { part: product.inPlaceOf })}</span>
              )}
            </span>
            {product.price === null ? null : (
              <span className={styles.offer}>
                <Price minor={product.price.unitPriceMinor} currency={product.price.currency} />
                <small>{t('catalogue.suggestion-stock', { stock: product.inStock === true ? 'yes' : 'no' })}</small>
              </span>
            )}
          </PageLink>
        ))}
      </div>
      {found === null ? null : <Foot found={found} said={said} />}
    </div>
  );
}

function Foot({ found: { keyword, products, refusal }, said }: { found: Suggestions; said: string | null }) {
  const t = useText();
  if (refusal !== null) return <Trouble refusal={refusal} />;
  return (
    <div className={styles.foot}>
      <output className={products.length === 0 || said !== null ? undefined : 'visually-hidden'}>
        {said ?? t('catalogue.suggestions-found', { count: products.length })}
      </output>
      {products.some(({ price }) => price !== null) ? (
        <p className={styles.hint}>{t('catalogue.suggestion-key')}</p>
      ) : null}
      {products.length === 0 ? null : (
        <PageLink href={`/search?keyword=${encodeURIComponent(keyword)}`} tabIndex={-1}>
          {t('catalogue.suggestions-all', { keyword })}
        </PageLink>
      )}
    </div>
  );
}

/** No message would read as "no matches" (D14). */
function Trouble({ refusal }: { refusal: Refusal }) {
  const t = useText();
  return (
    <div className={styles.foot}>
      <output>{refusal.status === 0 ? t('catalogue.suggestions-unreachable') : refusal.message}</output>
    </div>
  );
}
