import { Form } from 'react-router';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../design/field.tsx';
import choose from '../../choose-lines/choose-lines.module.css';
import { useOwnNumbersText } from './own-numbers-text.ts';

/** Searches the customer part numbers, the part numbers and the parts' names. */
export function Question({ search, max }: { search: string; max: number }) {
  const t = useOwnNumbersText();
  return (
    <search>
      <Form className={choose.question}>
        <TextField
          label={t('own-numbers.search')}
          name="search"
          type="search"
          autoComplete="off"
          maxLength={max}
          defaultValue={search}
        />
        <Button type="submit" kind="secondary">
          {t('own-numbers.show')}
        </Button>
      </Form>
    </search>
  );
}
