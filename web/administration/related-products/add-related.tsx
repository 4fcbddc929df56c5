import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { RelatedEntry } from '#shop/shopfront/search/documented-paths.ts';
import type { EditedProduct, StaffProduct } from '#shop/shopfront/product-editing/paths.ts';
import { keywordRefusal, MIN_KEYWORD_LENGTH } from '#shop/base/paged-lists/keyword.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { PartNumber } from '../../design/part-number.tsx';
import { useHasScript } from '../lists/use-has-script.ts';
import { t } from '../staff-text.ts';
import styles from './add-related.module.css';

interface AddRelatedProps {
  product: EditedProduct;
  related: readonly RelatedEntry[];
  sought: string;
  found: readonly StaffProduct[] | null;
}

const PAUSE_MS = 250;

/**
 * Finds a product and adds it; the list updates during typing. Nothing selected, nothing to add; never the product
 * itself (E7).
 */
export function AddRelated(props: AddRelatedProps) {
  const { product, sought, found } = props;
  const follow = useFollow(product.id);
  return (
    <section aria-labelledby="add-related">
      <h2 id="add-related">{t('related.add-title')}</h2>
      <search>
        <form
          action="/Administration/RelatedProducts"
          className="row align-end gap-0-3"
          onSubmit={(event) => {
            event.preventDefault();
            follow.now(String(new FormData(event.currentTarget).get('find') ?? ''));
          }}
        >
          <input type="hidden" name="id" value={product.id} />
          <div className="grows">
            <TextField
              label={t('related.find')}
              hint={t('related.find-hint', { least: MIN_KEYWORD_LENGTH })}
              name="find"
              type="search"
              defaultValue={sought}
              autoComplete="off"
              spellCheck={false}
              onInput={(event) => follow.soon(event.currentTarget.value)}
            />
          </div>
          <div className="below-4">
            <Button type="submit" kind="secondary">
              {t('related.find-submit')}
            </Button>
          </div>
        </form>
      </search>
      {found === null ? null : <Found key={sought} {...props} found={found} />}
    </section>
  );
}

function Found({ product, related, found }: AddRelatedProps & { found: readonly StaffProduct[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const hasScript = useHasScript();
  const isAdding = useSending('add');
  const whyNot = (id: number) => {
    if (id === product.id) return t('related.itself');
    return related.some(({ relatedProductId }) => relatedProductId === id) ? t('related.related-already') : null;
  };
  if (found.every(({ id }) => whyNot(id) !== null)) return <p>{t('related.found-none')}</p>;
  return (
    <PostForm intent="add" action={`/Administration/RelatedProducts?id=${product.id}`}>
      <fieldset className="below-3">
        <legend>{t('related.found')}</legend>
        {found.map(({ id, name, intro, active }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="chosen"
              value={id}
              required
              disabled={whyNot(id) !== null}
              onChange={() => setChosen(id)}
            />
            <PartNumber>{name}</PartNumber>
            <span>
              {intro} <small>{whyNot(id) ?? (active ? null : t('products.inactive'))}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" disabled={hasScript && chosen === null} busy={isAdding && t('related.adding')}>
        {t('related.add')}
      </Button>
    </PostForm>
  );
}

/** Navigates to the address of the search, from three characters on; during typing after a pause. */
function useFollow(productId: number) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (words: string) => {
    clearTimeout(timer.current);
    const find = keywordRefusal(words) === null ? `&find=${encodeURIComponent(words.trim())}` : '';
    void navigate(`/Administration/RelatedProducts?id=${productId}${find}`, {
      replace: true,
      preventScrollReset: true,
    });
  };
  const soon = (words: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(words), PAUSE_MS);
  };
  return { now, soon };
}
