import type { PriceChangeDraft } from '#shop/pricing/price-changes/paths.ts';
import type { PriceTargets } from '#shop/pricing/price-lists/paths.ts';
import { SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import type { FormField } from '../forms/form-field.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { StaffForm } from '../forms/staff-form.tsx';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

type ProposalField = 'priceListId' | 'startsOn' | 'columns' | 'percent' | 'step' | 'typeId' | 'categoryId';

export const proposalFields = (): readonly FormField<ProposalField>[] => [
  { name: 'priceListId', label: t('price-changes.of') },
  { name: 'startsOn', label: t('price-lists.starts') },
  { name: 'columns', label: t('price-changes.columns') },
  { name: 'percent', label: t('price-changes.percent') },
  { name: 'step', label: t('price-changes.step') },
  { name: 'typeId', label: t('price-lists.type') },
  { name: 'categoryId', label: t('price-lists.category') },
];

/** What the form proposes. A percentage that is none is sent as it is, for the shop to refuse. */
export function proposalOf(typed: Readonly<Record<string, string>>): PriceChangeDraft {
  const {
    priceListId = '',
    startsOn = '',
    columns = '',
    percent = '',
    step = '1',
    typeId = '',
    categoryId = '',
  } = typed;
  const idOf = (text: string) => (text === '' ? null : Number(text));
  return {
    priceListId: idOf(priceListId),
    startsOn,
    columns,
    percent: percent.trim() === '' ? null : Number(percent.replace(',', '.').replace(/\s*%$/, '')),
    step: Number(step),
    typeId: idOf(typeId),
    categoryId: idOf(categoryId),
  };
}

const STEPS = [1, 5, 10, 50, 100];

interface ProposalFormProps {
  lists: readonly { id: number; name: string }[];
  targets: PriceTargets;
  /** List that the form opens with; empty: the shop's own prices. */
  priceListId: string;
  answer: SaveAnswer | undefined;
}

/** Proposes pasted prices, or a rise by a percentage; nothing changes before the difference has been seen (K5). */
export function ProposalForm({ lists, targets, priceListId, answer }: ProposalFormProps) {
  return (
    <StaffForm<ProposalField>
      fields={proposalFields()}
      stored={{ priceListId, step: '1' }}
      answer={answer}
      submit={t('price-changes.propose')}
    >
      {({ values, errors }) => {
        const field = fieldsOf<ProposalField>(values, errors);
        return (
          <>
            <FieldGrid>
              <SelectField label={t('price-changes.of')} {...field('priceListId')}>
                <option value="">{t('price-changes.own')}</option>
                <Choices choices={lists} />
              </SelectField>
              <TextField
                label={t('price-lists.starts')}
                hint={t('price-changes.starts-hint')}
                inputMode="numeric"
                {...field('startsOn')}
              />
            </FieldGrid>
            <FormGroup title={t('price-changes.paste')}>
              <TextAreaField
                label={t('price-changes.columns')}
                hint={t('price-changes.columns-hint')}
                rows={10}
                spellCheck={false}
                {...field('columns')}
              />
            </FormGroup>
            <FormGroup title={t('price-changes.raise')}>
              <FieldGrid>
                <TextField
                  label={t('price-changes.percent')}
                  hint={t('price-changes.percent-hint')}
                  inputMode="decimal"
                  autoComplete="off"
                  {...field('percent')}
                />
                <SelectField label={t('price-changes.step')} {...field('step')}>
                  {STEPS.map((step) => (
                    <option key={step} value={step}>
                      {formatNumber(step / 100, { minimumFractionDigits: 2 })}
                    </option>
                  ))}
                </SelectField>
                <SelectField label={t('price-lists.type')} {...field('typeId')}>
                  <option value="">{t('price-changes.every')}</option>
                  <Choices choices={targets.types} />
                </SelectField>
                <SelectField label={t('price-lists.category')} {...field('categoryId')}>
                  <option value="">{t('price-changes.every')}</option>
                  <Choices choices={targets.categories} />
                </SelectField>
              </FieldGrid>
            </FormGroup>
          </>
        );
      }}
    </StaffForm>
  );
}

function Choices({ choices }: { choices: ProposalFormProps['lists'] }) {
  return choices.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
