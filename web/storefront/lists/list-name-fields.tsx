import { MAX_LIST_NAME_LENGTH } from '#shop/trade/lists/part-list.ts';
import { CheckField, TextField } from '../../design/field.tsx';
import type { Wording } from '../../texts/wording.ts';
import { useListsText } from './lists-text.ts';

interface ListNameFieldsProps {
  listName: string;
  isCompanys: boolean;
  error?: Wording | undefined;
  isRequired?: boolean;
}

/** Name of a list, and whether the company shares it. */
export function ListNameFields({ listName, isCompanys, error, isRequired = true }: ListNameFieldsProps) {
  const t = useListsText();
  return (
    <>
      <TextField
        label={t('lists.name')}
        name="listName"
        defaultValue={listName}
        maxLength={MAX_LIST_NAME_LENGTH}
        required={isRequired}
        autoComplete="off"
        error={error}
      />
      <CheckField label={t('lists.for-company')} name="isCompanys" defaultChecked={isCompanys} />
    </>
  );
}
