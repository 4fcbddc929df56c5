import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { currencies } from '#shop/base/money/money.ts';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import { type OwnerFigures, reportingPaths } from '#shop/desk/reporting/paths.ts';
import { searchedPaths, type SearchedWords } from '#shop/shopfront/search-insights/paths.ts';
import type { PageArgs } from '../../page-context.ts';
import { Tabs } from '../../design/staff/tabs.tsx';
import { PageHead } from '../page-head.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { CURRENCIES } from '../stats/sales-amounts.ts';
import { figuresHref } from '../screen-addresses.ts';
import { currencyOf, keepCurrency } from './kept-currency.ts';
import { GroupTable } from './group-table.tsx';
import { MonthChart } from './month-chart.tsx';
import { NotFoundWords, StoppedCompanies } from './stopped-and-missing.tsx';
import { YearTotals } from './year-totals.tsx';

interface View {
  figures: OwnerFigures;
  /** null: the reader has no right to the catalogue. */
  searches: ListPage<SearchedWords> | null;
}

const SEARCHES_SHOWN = 10;

export async function loader({ request, context }: PageArgs): Promise<View> {
  const currencyId = currencyOf(request);
  const [figures, searches] = await Promise.all([
    context.call(reportingPaths.owner, { currencyId }),
    context.callIfAllowed<object, ListPage<SearchedWords> | null>(
      searchedPaths.list,
      { outcome: 'nothing', sort: 'times', direction: 'desc', pageSize: SEARCHES_SHOWN },
      null,
    ),
  ]);
  return { figures, searches };
}

const ordersHref = ({ id }: { id: number }) => `/Administration/Orders?companyId=${id}`;

/** The owner's figures: this year against the last, to the day and in one currency (P5). */
export function Component() {
  const { figures, searches } = useLoaderData<typeof loader>();
  const { currencyId, today, sameDay, months, companies, categories, presses, lapsedCompanies } = figures;
  useEffect(() => keepCurrency(currencyId), [currencyId]);
  return (
    <>
      <PageHead title={t('figures.title')}>
        <a href="/Administration/Stats">{t('frame.stats')}</a>
      </PageHead>
      <Tabs
        label={t('figures.currency')}
        tabs={CURRENCIES.map((currency) => ({
          label: currencies[currency].code,
          href: figuresHref(currency),
          isCurrent: currency === currencyId,
        }))}
      />
      <p>
        {t('figures.intro', {
          day: formatDay(today),
          before: formatDay(sameDay),
          currency: currencies[currencyId].code,
        })}
      </p>
      <YearTotals figures={figures} />
      <MonthChart months={months} currency={currencyId} />
      <GroupTable
        title={t('figures.companies')}
        file="owner-companies"
        head={t('stats.company')}
        rows={companies}
        currency={currencyId}
        hrefOf={ordersHref}
      />
      <GroupTable
        title={t('figures.categories')}
        file="owner-categories"
        head={t('figures.category')}
        note={t('figures.categories-note')}
        rows={categories}
        currency={currencyId}
      />
      <GroupTable
        title={t('figures.presses')}
        file="owner-presses"
        head={t('figures.press')}
        note={t('figures.presses-note')}
        rows={presses}
        currency={currencyId}
      />
      <StoppedCompanies rows={lapsedCompanies} currency={currencyId} />
      {searches === null ? null : <NotFoundWords rows={searches.items} />}
    </>
  );
}
