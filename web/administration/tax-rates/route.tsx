import { redirect, useActionData, useLoaderData } from 'react-router';
import { deliveryPaths } from '#shop/trade/delivery/paths.ts';
import type { Country } from '#shop/base/reference-data/country.ts';
import { type ListedTaxRate, taxPaths } from '#shop/base/tax/paths.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { declareForm, rowChoices, storedAs } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { day, line, row } from '../forms/form-kinds.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { saveForm } from '../forms/save-form.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay, formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

const LIST = '/Administration/Tax-Rates';

const rateForm = declareForm({
  countryId: row('tax-rates.country', { none: 'tax-rates.choose', input: { required: true } }),
  rate: storedAs('rateBasisPoints', {
    ...line('tax-rates.rate', { input: { inputMode: 'decimal', required: true } }),
    write: (basisPoints: number) => String(basisPoints / 100),
  }),
  validFrom: day('tax-rates.from', { input: { required: true } }),
});

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
    return removed.ok ? redirect(LIST) : refusedSave(removed.refusal, [], typed, 'remove');
  }
  const save = await saveForm(rateForm, form, context, {
    path: taxPaths.saveRate,
    input: (values, { version }) => ({ id, ...values, version }),
  });
  return save.saved ? redirect(LIST) : save.answer;
}

const percent = (rate: number) => formatNumber(rate / 100, { maximumFractionDigits: 2 });

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
  answer: SaveAnswer | undefined;
}

function RateForm({ rate, countries, answer }: RateFormProps) {
  const removal = answer?.saved === false && answer.form === 'remove' ? answer : undefined;
  const isFixed = rate?.inForce === true;
  return (
    <>
      <DeclaredForm
        of={rateForm}
        record={rate}
        choices={{ countryId: rowChoices(countries) }}
        answer={removal === undefined ? answer : undefined}
        submit={t('tax-rates.save')}
        {...(rate === null ? {} : { beside: <a href={LIST}>{t('tax-rates.cancel')}</a> })}
      >
        {({ draw }) => (
          <>
            {isFixed ? <p>{t('tax-rates.in-force-hint')}</p> : null}
            <FieldGrid>
              {draw('countryId')}
              {draw('rate')}
              {draw('validFrom', { readOnly: isFixed })}
            </FieldGrid>
          </>
        )}
      </DeclaredForm>
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
