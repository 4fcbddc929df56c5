import { Form, useLoaderData } from 'react-router';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { priceListPaths, type WhyThisPrice } from '#shop/catalogue/price-lists/paths.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { type PageArgs, RefusedError } from '../../page-context.ts';
import { messagesOf } from '../../forms/refused-form.ts';
import type { FormErrors } from '../../texts/wording.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { Explanation } from './explanation.tsx';

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
  const answer = await context.ask(priceListPaths.why, asked as never); // texts of the address: the call parses them
  if (answer.ok) return { asked, why: answer.output, errors: {}, notice: null };
  return { asked, why: null, ...answerRefusal(answer.refusal) };
}

function answerRefusal(refusal: Refusal) {
  if (refusal.status !== 400 && refusal.status !== 404) throw new RefusedError(refusal);
  return messagesOf<WhyField>(refusal, FIELDS);
}

/** Explains a company's price of a part, with every price list that could have decided (K3). */
export function Component() {
  const { asked, why, errors, notice } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('why-price.title')}>
        <a href="/Administration/Price-Lists">{t('price-lists.back')}</a>
      </PageHead>
      <Form method="get" autoComplete="off">
        <FieldGrid>
          <TextField
            label={t('why-price.company')}
            name="company"
            inputMode="numeric"
            defaultValue={asked.companyId}
            error={errors.companyId}
          />
          <TextField label={t('price-lists.part')} name="part" defaultValue={asked.part} error={errors.part} />
          <TextField label={t('price-lists.width')} name="width" defaultValue={asked.width} error={errors.width} />
          <TextField
            label={t('why-price.quantity')}
            name="quantity"
            inputMode="numeric"
            defaultValue={asked.quantity}
            error={errors.quantity}
          />
          <TextField
            label={t('why-price.day')}
            hint={t('why-price.day-hint')}
            name="day"
            inputMode="numeric"
            defaultValue={asked.day}
            error={errors.day}
          />
        </FieldGrid>
        <Button type="submit">{t('why-price.explain')}</Button>
      </Form>
      {notice === null ? null : <Notice kind="bad">{notice}</Notice>}
      {why === null ? null : <Explanation why={why} />}
    </>
  );
}
