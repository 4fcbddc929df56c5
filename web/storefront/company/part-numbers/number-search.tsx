import { Form } from 'react-router';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../design/field.tsx';
import { useOwnNumbersText } from './own-numbers-text.ts';

/** Searches the customer part numbers, the part numbers and the parts' names. */
export function Question({ search, max }: { search: string; max: number }) {
  const t = useOwnNumbersText();
  return (
    <search>
      <Form className="fields off-paper">
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
