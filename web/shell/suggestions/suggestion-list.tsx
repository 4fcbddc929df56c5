import { PageLink } from '../../design/page-link.tsx';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { OwnNumber, PartNumber } from '../../design/part-number.tsx';
import { Picture } from '../../design/picture.tsx';
import { Price } from '../../design/price.tsx';
import { FitMark } from '../../storefront/presses/fit-mark.tsx';
import { foundAddress } from '../../storefront/catalogue/addresses.ts';
import { useText } from '../../texts/texts.tsx';
import styles from './suggestion-list.module.css';
import type { Suggestions } from '../use-suggestions.ts';

interface SuggestionListProps {
  id: string;
  found: Suggestions | null;
  /** Of a part or a place. */
  chosenId: number | string | undefined;
  /** Result of the last key that added to the basket. */
  note: string | null;
}

/** The list of the search field: part number first, with its picture. Loaded when somebody types, because most visits type nothing. */
export function SuggestionList({ id, found, chosenId, note }: SuggestionListProps) {
  const t = useText();
  return (
    // Pressing in the list must not move the focus out of the field, which would close the list before the click.
    <div className={styles.suggestions} hidden={found === null} onPointerDown={(event) => event.preventDefault()}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element offers links with pictures while one types */}
      <div id={id} role="listbox" aria-label={t('catalogue.suggestions')}>
        {found?.products.map((product) => (
          <PageLink
            key={product.id}
            id={`${id}-${product.id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above; as a link it opens in a new tab too
            role="option"
            aria-selected={product.id === chosenId}
            tabIndex={-1}
            className={styles.suggestion}
            href={foundAddress(product)}
          >
            <span className="thumbnail">
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
            <span className="grid shrinks">
              <PartNumber>{product.name}</PartNumber>
              <OwnNumber>{product.ownNumber}</OwnNumber>
              <span className="cut soft">{product.intro}</span>
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
        {found === null ? null : <Places id={id} places={found.places} chosenId={chosenId} />}
      </div>
      {found === null ? null : <Foot found={found} note={note} />}
    </div>
  );
}

const GROUPS = ['presses', 'categories', 'orders'] as const;

/** Presses, categories and the buyer's own orders, each as a group below the parts (I2). */
function Places({ id, places, chosenId }: Pick<SuggestionListProps, 'id' | 'chosenId'> & Pick<Suggestions, 'places'>) {
  const t = useText();
  return GROUPS.map((group) => {
    const named = places.filter((place) => place.group === group);
    if (named.length === 0) return null;
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options; no element is one
      <div key={group} role="group" aria-label={t(`catalogue.found-${group}`)}>
        <p className={styles.groupName} aria-hidden="true">
          {t(`catalogue.found-${group}`)}
        </p>
        {named.map((place) => (
          <PageLink
            key={place.id}
            id={`${id}-${place.id}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={place.id === chosenId}
            tabIndex={-1}
            className={styles.suggestion}
            href={place.href}
          >
            {place.label}
          </PageLink>
        ))}
      </div>
    );
  });
}

function Foot({ found: { keyword, products, refusal }, note }: { found: Suggestions; note: string | null }) {
  const t = useText();
  if (refusal !== null) return <Trouble refusal={refusal} />;
  return (
    <div className={styles.foot}>
      <output className={products.length === 0 || note !== null ? undefined : 'visually-hidden'}>
        {note ?? t('catalogue.suggestions-found', { count: products.length })}
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
      <output>{refusal.status === 0 ? t('shell.unreachable') : refusal.message}</output>
    </div>
  );
}
