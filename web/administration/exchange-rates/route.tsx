import { useActionData, useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import {
  type ExchangeRate,
  type ExchangeRateChange,
  pricingPaths,
  rateDeclaration,
} from '#shop/catalogue/pricing/paths.ts';
import type { PageArgs } from '../../page-context.ts';
import { Notice } from '../../design/notice.tsx';
import { questionIn } from '../lists/list-question.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { RateForm } from './rate-form.tsx';
import { RateHistory } from './rate-history.tsx';
import { codeOf } from './rate-values.ts';
import { saveRates } from './save-rates.ts';

interface View {
  rates: readonly ExchangeRate[];
  /** Those that staff have never saved. */
  first: readonly ExchangeRate[];
  history: ListPage<ExchangeRateChange>;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const [rates, history] = await Promise.all([
    context.call(pricingPaths.exchangeRates, {}),
    context.call(pricingPaths.exchangeRateHistory, questionIn(request, rateDeclaration)),
  ]);
  const saved = await Promise.all(
    rates.items.map(({ currencyId }) => context.call(pricingPaths.exchangeRateHistory, { currencyId, pageSize: 1 })),
  );
  return { rates: rates.items, first: rates.items.filter((_, at) => saved[at]?.total === 0), history };
}

export const action = saveRates;

/** Exchange rates of a dollar, saved together, with their history (E15). */
export function Component() {
  const { rates, first, history } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('rates.title')} />
      {first.length === 0 ? null : (
        <Notice kind="plain">{t('rates.first', { currencies: first.map(codeOf).join(', ') })}</Notice>
      )}
      <RateForm rates={rates} answer={answer} />
      <RateHistory history={history} />
    </>
  );
}
