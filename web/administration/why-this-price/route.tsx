import { Form, useLoaderData } from 'react-router';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { priceListPaths, type WhyThisPrice } from '#shop/catalogue/price-lists/paths.ts';
import { Button } from '../../design/button.tsx';
import { DayField } from '../../design/day-field.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { type PageArgs, type PageContext, RefusedError } from '../../page-context.ts';
import { messagesOf } from '../../forms/refused-form.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { useFirstField } from '../forms/use-first-field.ts';
import { PageHead } from '../page-head.tsx';
import { usePartSuggestions } from '../price-list/use-part-suggestions.ts';
import { t } from '../staff-text.ts';
import { Explanation } from './explanation.tsx';
import { useCompanySuggestions } from './use-company-suggestions.ts';

const FIELDS = ['companyId', 'part', 'width', 'quantity', 'day'] as const;
type WhyField = (typeof FIELDS)[number];

interface View {
  asked: Readonly<Record<WhyField, string>>;
  why: WhyThisPrice | null;
  errors: FormErrors<WhyField>;
  notice: string | null;
}

/** The query is in the address, so that an explanation can be shared as a link. */
export async function loader({ request, context }: PageArgs): Promise<View> {
  const query = new URL(request.url).searchParams;
  const of = (name: string) => query.get(name)?.trim() ?? '';
  const asked = {
    companyId: of('company'),
    part: of('part'),
    width: of('width'),
    quantity: of('quantity'),
    day: of('day'),
  };
  if (asked.companyId === '' && asked.part === '') return { asked, why: null, errors: {}, notice: null };
  const company = await findCompany(context, asked.companyId);
  if ('error' in company) return { asked, why: null, errors: { companyId: company.error }, notice: null };
  const question = { ...asked, companyId: company.id };
  const answer = await context.ask(priceListPaths.why, question as never); // texts of the address: the call parses them
  if (answer.ok)
    return { asked: { ...asked, companyId: answer.output.companyName }, why: answer.output, errors: {}, notice: null };
  return { asked, why: null, ...answerRefusal(answer.refusal) };
}

/** The company by its name, a part of it that no other company has, or its number, '12' or '12 Harbour Label'. */
async function findCompany(context: PageContext, typed: string): Promise<{ id: string } | { error: string }> {
  const number = /^(\d+)(?:\s|$)/.exec(typed)?.[1];
  if (number !== undefined || typed === '') return { id: number ?? '' };
  const { companies } = await context.call(priceListPaths.findRecipients, { keyword: typed });
  const isSame = (name: string) => name.toLowerCase() === typed.toLowerCase();
  const same = companies.filter(({ companyName }) => isSame(companyName));
  const [found, ...others] = same.length === 0 ? companies : same;
  if (found === undefined) return { error: t('why-price.no-company', { name: typed }) };
  if (others.length === 0) return { id: String(found.companyId) };
  const names = [found, ...others].map(({ companyId, companyName }) => `${companyId} ${companyName}`);
  return { error: t('why-price.several-companies', { names: names.slice(0, MAX_NAMED).join(', ') }) };
}

/** Companies that a message names. */
const MAX_NAMED = 5;

function answerRefusal(refusal: Refusal) {
  if (refusal.status !== 400 && refusal.status !== 404) throw new RefusedError(refusal);
  return messagesOf<WhyField>(refusal, FIELDS);
}

/** Explains a company's price of a part, with every price list that could have decided (K3). */
export function Component() {
  const { asked, why, errors, notice } = useLoaderData<typeof loader>();
  useFirstField(asked.companyId === '' ? 'company' : null);
  const parts = usePartSuggestions();
  const companies = useCompanySuggestions();
  return (
    <>
      <PageHead title={t('why-price.title')}>
        <a href="/Administration/Price-Lists">{t('price-lists.back')}</a>
      </PageHead>
      <Form
        method="get"
        autoComplete="off"
        onInput={(event) => {
          parts.onInput(event);
          companies.onInput(event);
        }}
      >
        <div className="field-grid">
          <TextField
            label={t('why-price.company')}
            hint={t('why-price.company-hint')}
            name="company"
            list="why-companies"
            key={asked.companyId}
            defaultValue={asked.companyId}
            error={errors.companyId}
          />
          <TextField
            label={t('price-lists.part')}
            name="part"
            list="why-parts"
            defaultValue={asked.part}
            error={errors.part}
          />
          <TextField label={t('price-lists.width')} name="width" defaultValue={asked.width} error={errors.width} />
          <TextField
            label={t('why-price.quantity')}
            name="quantity"
            inputMode="numeric"
            defaultValue={asked.quantity}
            error={errors.quantity}
          />
          <DayField
            label={t('why-price.day')}
            hint={t('why-price.day-hint')}
            name="day"
            defaultValue={asked.day}
            error={errors.day}
          />
        </div>
        <Button type="submit">{t('why-price.explain')}</Button>
        <datalist id="why-companies">
          {companies.suggested.map(({ id, name }) => (
            <option key={id} value={`${id} ${name}`}>
              {name}
            </option>
          ))}
        </datalist>
        <datalist id="why-parts">
          {parts.suggested.map(({ id, name, intro }) => (
            <option key={id} value={name}>
              {intro}
            </option>
          ))}
        </datalist>
      </Form>
      {notice === null ? null : <Notice kind="bad">{notice}</Notice>}
      {why === null ? null : <Explanation why={why} />}
    </>
  );
}
