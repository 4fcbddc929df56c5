import { Form, useSubmit } from 'react-router';
import type { Listing } from '#shop/shopfront/search/paths.ts';
import { Button } from '../../design/button.tsx';
import { useText } from '../../texts/texts.tsx';
import { type Choice, searchAddress } from './choice.ts';
import styles from './search.module.css';

/** Sort order of the parts (I3); by price only for readers who see prices. */
export function SortForm({ listing: { sort, products }, choice }: { listing: Listing; choice: Choice }) {
  const t = useText();
  const submit = useSubmit();
  const beside = new URLSearchParams(
    searchAddress({ ...choice, page: 1, productId: undefined }).slice('/search'.length),
  );
  beside.delete('sort');
  return (
    <Form
      discover="none"
      action="/search"
      autoComplete="off"
      className={styles.sort}
      onChange={({ currentTarget }) => void submit(currentTarget)}
    >
      {[...beside].map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <label>
        {t('catalogue.sort')}{' '}
        <select key={sort} className="boxed" name="sort" defaultValue={sort}>
          <option value="relevance">{t('catalogue.sort-relevance')}</option>
          <option value="number">{t('catalogue.sort-number')}</option>
          {products.every(({ price }) => price === null) ? null : (
            <option value="price">{t('catalogue.sort-price')}</option>
          )}
          <option value="newest">{t('catalogue.sort-newest')}</option>
        </select>
      </label>
      <noscript>
        <Button type="submit" kind="secondary">
          {t('catalogue.apply')}
        </Button>
      </noscript>
    </Form>
  );
}
