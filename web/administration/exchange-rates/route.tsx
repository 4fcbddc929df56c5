import { useActionData, useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import {
  type ExchangeRate,
  type ExchangeRateChange,
  pricingPaths,
  rateDeclaration,
} from '#shop/catalogue/pricing/paths.ts';
import type { PageArgs } from '../../page-context.ts';
import { questionIn } from '../lists/list-question.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { RateForm } from './rate-form.tsx';
import { RateHistory } from './rate-history.tsx';
import { saveRates } from './save-rates.ts';

interface View {
  rates: readonly ExchangeRate[];
  history: ListPage<ExchangeRateChange>;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const [rates, history] = await Promise.all([
    context.call(pricingPaths.exchangeRates, {}),
    context.call(pricingPaths.exchangeRateHistory, questionIn(request, rateDeclaration)),
  ]);
  return { rates: rates.items, history };
}

export const action = saveRates;

/** Exchange rates of a dollar, saved together, with their history (E15). */
export function Component() {
  const { rates, history } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('rates.title')} />
      <RateForm rates={rates} answer={answer} />
      <RateHistory history={history} />
    </>
  );
}
