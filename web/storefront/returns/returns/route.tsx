import { PageLink } from '../../../design/page-link.tsx';
import { useLoaderData } from 'react-router';
import { returnPaths } from '#shop/trade/returns/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { followRows } from '../../../design/follow-row.ts';
import { Head } from '../../../design/head.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { pageCount, pageNumberIn } from '../../account/page-number.ts';
import { Pager } from '../../account/pager.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { useReturnStateText } from '../../order/order-page-text.ts';
import { useReturnText } from '../return-text.ts';

const PAGE_SIZE = 20;

export async function loader({ request, context }: PageArgs) {
  const page = pageNumberIn(new URL(request.url).searchParams);
  const [{ items, total }, { timeZone }] = await Promise.all([
    context.call(returnPaths.own, { page, pageSize: PAGE_SIZE }),
    context.call(settingsPaths.store, {}),
  ]);
  return { returns: items, total, page, timeZone };
}

/** The returns that the member sees, newest first (L7). */
export function Component() {
  const t = useReturnText();
  const { total, page } = useLoaderData<typeof loader>();
  return (
    <AccountFrame>
      <Head title={t('returns.title')} />
      <AccountBreadcrumb here={t('returns.title')} />
      <h1>{t('returns.title')}</h1>
      <p className="at-most-44rem soft-ink">{t('returns.lead')}</p>
      {total === 0 ? (
        <EmptyState title={t('returns.none')}>
          <p>{t('returns.none-hint')}</p>
          <ButtonLink href="/Order-History">{t('returns.history-link')}</ButtonLink>
        </EmptyState>
      ) : (
        <ReturnTable />
      )}
      <Pager page={page} pages={pageCount(total, PAGE_SIZE)} addressOf={(other) => `/Returns?page=${other}`} />
    </AccountFrame>
  );
}

function ReturnTable() {
  const t = useReturnText();
  const stateOf = useReturnStateText();
  const { day } = useFigures();
  const { returns, timeZone } = useLoaderData<typeof loader>();
  return (
    <table ref={followRows} className="table ruled cards">
      <caption className="visually-hidden">{t('returns.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('returns.number')}</th>
          <th scope="col">{t('returns.asked-on')}</th>
          <th scope="col">{t('returns.asked-by')}</th>
          <th scope="col">{t('returns.reason')}</th>
          <th scope="col">{t('returns.state')}</th>
          <th scope="col" className="figure">
            {t('returns.units')}
          </th>
        </tr>
      </thead>
      <tbody>
        {returns.map((each) => (
          <tr key={each.returnId} data-linked>
            <th scope="row" data-label={t('returns.number')}>
              <PageLink className="strong nowrap" href={`/Return?id=${each.returnId}`}>
                {each.returnNumber}
              </PageLink>
            </th>
            <td data-label={t('returns.asked-on')} className="nowrap">
              {day(new Date(each.askedAt), timeZone)}
            </td>
            <td data-label={t('returns.asked-by')}>{each.askedBy}</td>
            <td data-label={t('returns.reason')}>{t(`returns.reason.${each.returnReason}`)}</td>
            <td data-label={t('returns.state')}>{stateOf(each)}</td>
            <td data-label={t('returns.units')} className="figure">
              {each.units}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
