import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { useText } from '../texts/texts.tsx';
import styles from './keyword-form.module.css';

/** Searches the whole catalogue, whatever category is selected (D9). */
export function KeywordForm({ keyword }: { keyword: string }) {
  const t = useText();
  return (
    <Form discover="none" action="/search" className={styles.keyword}>
      <TextField
        key={keyword}
        label={t('shell.product-search')}
        name="keyword"
        type="search"
        defaultValue={keyword}
        placeholder={t('shell.search-placeholder')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" kind="secondary">
        {t('catalogue.search-by-keyword')}
      </Button>
    </Form>
  );
}
