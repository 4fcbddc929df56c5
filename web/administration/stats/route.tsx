import { useLoaderData } from 'react-router';
import { reportingPaths, type SalesFigures, type YearReport } from '#shop/desk/reporting/paths.ts';
import type { PageArgs } from '../../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { SalesCharts } from './sales-charts.tsx';
import { SalesTable } from './sales-table.tsx';
import styles from './stats.module.css';
import { YearSection } from './year-section.tsx';

interface View {
  figures: SalesFigures;
  report: YearReport;
}

/** The year in the address, otherwise the current one in the store's time zone. */
export async function loader({ request, context }: PageArgs): Promise<View> {
  const asked = new URL(request.url).searchParams.get('year') ?? '';
  if (/^\d{4}$/.test(asked)) {
    const [figures, report] = await Promise.all([
      context.call(reportingPaths.figures, {}),
      context.call(reportingPaths.year, { year: Number(asked) }),
    ]);
    return { figures, report };
  }
  const figures = await context.call(reportingPaths.figures, {});
  const report = await context.call(reportingPaths.year, { year: Number(figures.today.slice(0, 4)) });
  return { figures, report };
}

const asItIs = (year: string) => year;
const yearHref = (year: string) => `/Administration/Stats?year=${year}`;

/** Stats and Financials: sales figures and charts (E14, D25). */
export function Component() {
  const { figures, report } = useLoaderData<typeof loader>();
  const { liveProducts, allProducts, years } = figures;
  const byYear = t('stats.by-year');
  return (
    <>
      <PageHead title={t('frame.stats')} />
      <dl className="facts figures row gap-5 below-6">
        <div>
          <dt>{t('stats.live-products')}</dt>
          <dd>{liveProducts}</dd>
        </div>
        <div>
          <dt>{t('stats.all-products')}</dt>
          <dd>{allProducts}</dd>
        </div>
      </dl>
      <section aria-labelledby="years" className="below-6">
        <h2 id="years">{byYear}</h2>
        <p className="at-most-60rem soft-ink below-3">{t('stats.what-counts')}</p>
        <SalesTable caption={byYear} periodLabel={t('stats.year')} sales={years} name={asItIs} href={yearHref} />
        <p className="above-2 below-4">
          <a href="/Administration/export/sales-by-year.csv">{t('list.export')}</a>
        </p>
        <SalesCharts sales={years} title={byYear} label={asItIs} name={asItIs} />
      </section>
      <nav aria-label={t('stats.years')} className={styles.years}>
        {years.map(({ period }) => (
          <a
            key={period}
            className="lit"
            href={yearHref(period)}
            aria-current={period === String(report.year) ? 'true' : undefined}
          >
            {period}
          </a>
        ))}
      </nav>
      <YearSection report={report} />
    </>
  );
}
