import type { ReactNode, RefObject } from 'react';
import { priceListPaths } from '#shop/catalogue/price-lists/paths.ts';
import { callApi } from '../../call-api.ts';
import type { FormValues } from '../../forms/save-answer.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { NamePicker, type Named } from '../forms/name-picker.tsx';
import { putValue } from '../forms/put-value.ts';
import { useHasScript } from '../lists/use-has-script.ts';
import { t } from '../staff-text.ts';

interface RecipientsPickerProps {
  of: 'companies' | 'groups';
  draw: (name: 'companies' | 'groups') => ReactNode;
  present: FormValues;
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors<string>;
}

/** The companies or groups of a price list, found by name; without script they are numbers, one on each line. */
export function RecipientsPicker({ of, draw, present, form, errors }: RecipientsPickerProps) {
  if (!useHasScript()) return draw(of);
  const text = present[of] ?? '';
  const chosen = text.split(/[\r\n]+/).flatMap((line): Named[] => {
    const [id = '', ...words] = line.trim().split(' ');
    return id === '' ? [] : [{ id: Number(id), name: words.length === 0 ? id : words.join(' ') }];
  });
  return (
    <>
      <div hidden>{draw(of)}</div>
      <NamePicker
        label={t(`price-lists.${of}`)}
        chosen={chosen}
        error={errors[of]}
        find={of === 'companies' ? findCompanies : findGroups}
        onChange={(next) => putValue(form.current, of, next.map(({ id, name }) => `${id} ${name}`).join('\n'))}
      />
    </>
  );
}

export async function findCompanies(keyword: string, signal: AbortSignal): Promise<Named[]> {
  const found = await callApi(priceListPaths.findRecipients, { keyword }, undefined, signal);
  return found.ok
    ? found.output.companies.map(({ companyId, companyName }) => ({ id: companyId, name: companyName }))
    : [];
}

async function findGroups(keyword: string, signal: AbortSignal): Promise<Named[]> {
  const found = await callApi(priceListPaths.findRecipients, { keyword }, undefined, signal);
  return found.ok ? found.output.groups.map(({ groupId, groupName }) => ({ id: groupId, name: groupName })) : [];
}
