import { redirect, useActionData, useLoaderData } from 'react-router';
import { deliveryPaths } from '#shop/orders/delivery/paths.ts';
import type { Country } from '#shop/reference-data/country.ts';
import { type ListedTaxRate, taxPaths } from '#shop/tax/paths.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { type FormField, namesOf, versionIn } from '../forms/form-field.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { StaffForm } from '../forms/staff-form.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { PageHead } from '../page-head.tsx';
import { dayField } from '../price-lists/price-list-words.ts';
import { formatDay, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

type RateField = 'countryId' | 'rate' | 'validFrom';

const LIST = '/Administration/Tax-Rates';

const fields = (): readonly FormField<RateField>[] => [
  { name: 'countryId', label: t('tax-rates.country') },
  { name: 'rate', label: t('tax-rates.rate') },
  { name: 'validFrom', label: t('tax-rates.from') },
];

const idIn = (request: Request) => Number(new URL(request.url).searchParams.get('id') ?? 0);

export async function loader({ request, context }: PageArgs) {
  const [rates, { items: countries }] = await Promise.all([
    context.call(taxPaths.rates, {}),
    context.call(deliveryPaths.countries, {}),
  ]);
  return { rates, countries, edited: rates.find(({ id }) => id === idIn(request)) ?? null };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  const id = idIn(request);
  if (intentIn(form, ['', 'remove']) === 'remove') {
    const removed = await askAsStaff(context, form, taxPaths.removeRate, { id });
    return removed.ok ? redirect(LIST) : refusedSave<RateField>(removed.refusal, [], typed, 'remove');
  }
  const asked = await askAsStaff(context, form, taxPaths.saveRate, {
    id,
    countryId: Number(typed['countryId'] ?? 0),
    rate: typed['rate'] ?? '',
    validFrom: typed['validFrom'] ?? '',
    ...versionIn(typed),
  });
  return asked.ok ? redirect(LIST) : refusedSave(asked.refusal, namesOf(fields()), typed);
}

const percent = (rate: number) => formatNumber(rate / 100, { maximumFractionDigits: 2 });

const valuesOf = ({ countryId, rateBasisPoints, validFrom }: Omit<ListedTaxRate, 'inForce'>) => ({
  countryId: String(countryId),
  rate: String(rateBasisPoints / 100),
  validFrom: dayField(validFrom),
});

/** Rates of tax by country and day (O3); a row opens its rate in the form. */
export function Component() {
  const { rates, countries, edited } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const nameOf = (countryId: number) => countries.find(({ id }) => id === countryId)?.name ?? '';
  const columns: readonly Column<ListedTaxRate>[] = [
    { key: 'country', label: t('tax-rates.country'), cell: ({ countryId }) => nameOf(countryId) },
    { key: 'rate', label: t('tax-rates.rate'), align: 'end', cell: ({ rateBasisPoints }) => percent(rateBasisPoints) },
    { key: 'from', label: t('tax-rates.from'), cell: ({ validFrom }) => formatDay(validFrom) },
    { key: 'state', label: t('tax-rates.state'), cell: (rate) => t(`tax-rates.${stateOf(rate, rates)}`) },
  ];
  return (
    <>
      <PageHead title={t('tax-rates.title')}>
        <a href="/Administration/Settings">{t('frame.settings')}</a>
        <a href="/Administration/Audit?entity=tax+rate">{t('settings.history')}</a>
      </PageHead>
      <p>{t('tax-rates.hint')}</p>
      <h2>{t(edited === null ? 'tax-rates.add' : 'tax-rates.edit')}</h2>
      <RateForm key={edited?.id ?? 0} rate={edited} countries={countries} answer={answer} />
      <h2>{t('tax-rates.table')}</h2>
      <ListTable
        caption={t('tax-rates.table')}
        columns={columns}
        rows={rates}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `${LIST}?id=${id}`}
        none={t('tax-rates.none')}
      />
    </>
  );
}

/** Planned, in force today, or replaced by a later rate of its country. */
function stateOf(rate: ListedTaxRate, rates: readonly ListedTaxRate[]): 'later' | 'current' | 'earlier' {
  if (!rate.inForce) return 'later';
  const isReplaced = rates.some(
    (other) => other.inForce && other.countryId === rate.countryId && other.validFrom > rate.validFrom,
  );
  return isReplaced ? 'earlier' : 'current';
}

interface RateFormProps {
  /** null: a new one. */
  rate: ListedTaxRate | null;
  countries: readonly Country[];
  answer: SaveAnswer<RateField> | undefined;
}

function RateForm({ rate, countries, answer }: RateFormProps) {
  const removal = answer?.saved === false && answer.form === 'remove' ? answer : undefined;
  const isFixed = rate?.inForce === true;
  return (
    <>
      <StaffForm<RateField, ListedTaxRate>
        fields={fields()}
        stored={rate === null ? {} : valuesOf(rate)}
        version={rate?.version}
        storedOf={(current) => valuesOf(current)}
        answer={removal === undefined ? answer : undefined}
        submit={t('tax-rates.save')}
        {...(rate === null ? {} : { beside: <a href={LIST}>{t('tax-rates.cancel')}</a> })}
      >
        {({ values, errors }) => {
          const field = fieldsOf<RateField>(values, errors);
          return (
            <>
              {isFixed ? <p>{t('tax-rates.in-force-hint')}</p> : null}
              <FieldGrid>
                <SelectField label={t('tax-rates.country')} {...field('countryId')} required>
                  <option value="">{t('tax-rates.choose')}</option>
                  {countries.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </SelectField>
                <TextField label={t('tax-rates.rate')} inputMode="decimal" required {...field('rate')} />
                <TextField
                  label={t('tax-rates.from')}
                  inputMode="numeric"
                  required
                  readOnly={isFixed}
                  {...field('validFrom')}
                />
              </FieldGrid>
            </>
          );
        }}
      </StaffForm>
      {rate === null || isFixed ? null : (
        <PostForm intent="remove" answer={removal}>
          {removal === undefined ? null : <Notice kind="bad">{removal.notice}</Notice>}
          <Button type="submit" kind="secondary">
            {t('tax-rates.remove')}
          </Button>
        </PostForm>
      )}
    </>
  );
}
