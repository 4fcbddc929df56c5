import { useLoaderData } from 'react-router';
import { quotationPaths } from '#shop/trade/quotations/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { followRows } from '../../../design/follow-row.ts';
import { Head } from '../../../design/head.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { useAccountText } from '../../account/account-text.ts';
import { namedParts } from '../../account/named-parts.ts';
import { pageCount, pageNumberIn } from '../../account/page-number.ts';
import { Pager } from '../../account/pager.tsx';
import { useQuotesText } from '../quotes-text.ts';

const PAGE_SIZE = 20;

export async function loader({ request, context }: PageArgs) {
  const page = pageNumberIn(new URL(request.url).searchParams);
  const [{ items, total }, { timeZone }] = await Promise.all([
    context.call(quotationPaths.own, { page, pageSize: PAGE_SIZE }),
    context.call(settingsPaths.store, {}),
  ]);
  return { quotes: items, total, page, timeZone };
}

/** The quotations that the member sees, newest first (K6). */
export function Component() {
  const t = useQuotesText();
  const { total, page } = useLoaderData<typeof loader>();
  return (
    <AccountFrame>
      <Head title={t('quotes.title')} />
      <AccountBreadcrumb here={t('quotes.title')} />
      <h1>{t('quotes.title')}</h1>
      <p className="at-most-44rem soft-ink">{t('quotes.lead')}</p>
      {total === 0 ? (
        <EmptyState title={t('quotes.none')}>
          <p>{t('quotes.none-hint')}</p>
          <ButtonLink href="/Basket">{t('quotes.to-basket')}</ButtonLink>
        </EmptyState>
      ) : (
        <QuoteTable />
      )}
      <Pager page={page} pages={pageCount(total, PAGE_SIZE)} addressOf={(other) => `/Quotes?page=${other}`} />
    </AccountFrame>
  );
}

function QuoteTable() {
  const t = useQuotesText();
  const ofAccount = useAccountText();
  const { day, money } = useFigures();
  const { quotes, timeZone } = useLoaderData<typeof loader>();
  return (
    <table ref={followRows} className="table ruled cards">
      <caption className="visually-hidden">{t('quotes.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quotes.number')}</th>
          <th scope="col">{t('quotes.items')}</th>
          <th scope="col">{t('quotes.asked-on')}</th>
          <th scope="col">{t('quotes.asked-by')}</th>
          <th scope="col">{t('quotes.state')}</th>
          <th scope="col">{t('quotes.valid-until')}</th>
          <th scope="col" className="figure">
            {t('quotes.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {quotes.map((each) => (
          <tr key={each.quotationId} data-linked>
            <th scope="row" data-label={t('quotes.number')}>
              <PageLink className="strong nowrap" href={`/Quote?id=${each.quotationId}`}>
                {each.quotationNumber}
              </PageLink>
            </th>
            <td data-label={t('quotes.items')} className="anywhere">
              {namedParts(each.productsQuoted, ofAccount)}
            </td>
            <td data-label={t('quotes.asked-on')} className="nowrap">
              {day(new Date(each.askedAt), timeZone)}
            </td>
            <td data-label={t('quotes.asked-by')}>{each.askedBy}</td>
            <td data-label={t('quotes.state')}>{t(`quotes.state.${each.quotationState}`)}</td>
            <td data-label={t('quotes.valid-until')} className="nowrap">
              {each.validUntil === null ? '–' : day(each.validUntil)}
            </td>
            <td data-label={t('quotes.total')} className="figure">
              {each.totalMinor === null ? '–' : money(each.totalMinor, each.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
