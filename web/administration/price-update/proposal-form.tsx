import type { PastedPrices, PriceRise } from '#shop/pricing/price-updates/paths.ts';
import { STEPS } from '#shop/pricing/raise-price.ts';
import type { PriceTargets } from '#shop/pricing/price-lists/paths.ts';
import { SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import type { FormField } from '../forms/form-field.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { StaffForm } from '../forms/staff-form.tsx';
import { percentIn } from '../price-updates/percent.ts';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

type Shared = 'priceListId' | 'startsOn';
type PastedField = Shared | 'pastedText';
type RiseField = Shared | 'percent' | 'roundTo' | 'typeId' | 'categoryId';

const sharedFields = () =>
  [
    { name: 'priceListId', label: t('price-updates.of') },
    { name: 'startsOn', label: t('price-lists.starts') },
  ] as const;

export const pastedFields = (): readonly FormField<PastedField>[] => [
  ...sharedFields(),
  { name: 'pastedText', label: t('price-updates.columns') },
];

export const riseFields = (): readonly FormField<RiseField>[] => [
  ...sharedFields(),
  { name: 'percent', label: t('price-updates.percent') },
  { name: 'roundTo', label: t('price-updates.step') },
  { name: 'typeId', label: t('price-lists.type') },
  { name: 'categoryId', label: t('price-lists.category') },
];

type Typed = Readonly<Record<string, string>>;

const idOf = (text = '') => (text === '' ? null : Number(text));

export function pastedPricesOf({ priceListId, startsOn = '', pastedText = '' }: Typed): PastedPrices {
  return { priceListId: idOf(priceListId), startsOn, pastedText };
}

export function riseOf({
  priceListId,
  startsOn = '',
  percent = '',
  roundTo = '1',
  typeId,
  categoryId,
}: Typed): PriceRise {
  return {
    priceListId: idOf(priceListId),
    startsOn,
    percent: percentIn(percent),
    roundTo: Number(roundTo),
    typeId: idOf(typeId),
    categoryId: idOf(categoryId),
  };
}

interface ProposalProps {
  lists: readonly { id: number; name: string }[];
  targets: PriceTargets;
  /** List that the form opens with; empty: the shop's own prices. */
  priceListId: string;
  answer: SaveAnswer | undefined;
}

/** Proposes pasted prices; nothing changes before the difference has been seen (K5). */
export function PastedForm({ lists, priceListId, answer }: Omit<ProposalProps, 'targets'>) {
  return (
    <section aria-labelledby="paste">
      <h2 id="paste">{t('price-updates.paste')}</h2>
      <StaffForm<PastedField>
        name="paste"
        fields={pastedFields()}
        stored={{ priceListId }}
        answer={answer}
        submit={t('price-updates.propose')}
        kind="secondary"
      >
        {({ values, errors }) => {
          const field = fieldsOf<PastedField>(values, errors);
          return (
            <>
              <FieldGrid>
                <SubjectField lists={lists} {...field('priceListId')} />
                <DayField {...field('startsOn')} />
              </FieldGrid>
              <TextAreaField
                label={t('price-updates.columns')}
                hint={t('price-updates.columns-hint')}
                rows={10}
                spellCheck={false}
                {...field('pastedText')}
              />
            </>
          );
        }}
      </StaffForm>
    </section>
  );
}

/** Proposes a rise by a percentage; nothing changes before the difference has been seen (K5). */
export function RiseForm({ lists, targets, priceListId, answer }: ProposalProps) {
  return (
    <section aria-labelledby="raise">
      <h2 id="raise">{t('price-updates.raise')}</h2>
      <StaffForm<RiseField>
        name="raise"
        fields={riseFields()}
        stored={{ priceListId, roundTo: '1' }}
        answer={answer}
        submit={t('price-updates.propose')}
        kind="secondary"
      >
        {({ values, errors }) => {
          const field = fieldsOf<RiseField>(values, errors);
          return (
            <FieldGrid>
              <SubjectField lists={lists} {...field('priceListId')} />
              <DayField {...field('startsOn')} />
              <TextField
                label={t('price-updates.percent')}
                hint={t('price-updates.percent-hint')}
                inputMode="decimal"
                autoComplete="off"
                {...field('percent')}
              />
              <SelectField label={t('price-updates.step')} {...field('roundTo')}>
                {STEPS.map((step) => (
                  <option key={step} value={step}>
                    {formatNumber(step / 100, { minimumFractionDigits: 2 })}
                  </option>
                ))}
              </SelectField>
              <SelectField label={t('price-lists.type')} {...field('typeId')}>
                <option value="">{t('price-updates.every')}</option>
                <Choices choices={targets.types} />
              </SelectField>
              <SelectField label={t('price-lists.category')} {...field('categoryId')}>
                <option value="">{t('price-updates.every')}</option>
                <Choices choices={targets.categories} />
              </SelectField>
            </FieldGrid>
          );
        }}
      </StaffForm>
    </section>
  );
}

type FieldProps = ReturnType<ReturnType<typeof fieldsOf<PastedField | RiseField>>>;

/** The list whose prices change, or the shop itself. */
function SubjectField({ lists, ...field }: FieldProps & Pick<ProposalProps, 'lists'>) {
  return (
    <SelectField label={t('price-updates.of')} {...field}>
      <option value="">{t('price-updates.own')}</option>
      <Choices choices={lists} />
    </SelectField>
  );
}

function DayField(field: FieldProps) {
  return (
    <TextField label={t('price-lists.starts')} hint={t('price-updates.starts-hint')} inputMode="numeric" {...field} />
  );
}

function Choices({ choices }: { choices: ProposalProps['lists'] }) {
  return choices.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
