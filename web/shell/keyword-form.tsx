import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { useText } from '../texts/texts.tsx';
import styles from './keyword-form.module.css';

/** Searches the whole catalogue, whatever category is selected (D9). */
export function KeywordForm({ keyword }: { keyword: string }) {
  const t = useText();
  return (
    <Form discover="none" action="/search" className={styles.keyword}>
      <label>
        {t('shell.product-search')}
        <input
          key={keyword}
          className="control"
          name="keyword"
          type="search"
          defaultValue={keyword}
          placeholder={t('shell.search-placeholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <Button type="submit" kind="secondary">
        {t('catalogue.search-by-keyword')}
      </Button>
    </Form>
  );
}
