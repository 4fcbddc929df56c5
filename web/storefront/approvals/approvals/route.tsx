import { PageLink } from '../../../design/page-link.tsx';
import { redirect, useLoaderData, useLocation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { type ApprovalHeader, approvalPaths } from '#shop/trade/approvals/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { EmptyState } from '../../../design/empty-state.tsx';
import { followRows } from '../../../design/follow-row.ts';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Price } from '../../../design/price.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { pageCount, pageNumberIn } from '../../account/page-number.ts';
import { Pager } from '../../account/pager.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { useApprovalText } from '../approval-text.ts';
import { changeDeputies } from './change-deputies.ts';
import { DeputyPart } from './deputy-part.tsx';

const PAGE_SIZE = 20;

/** Reads the list; `?only` opens the only open request instead. */
export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('only')) {
    const open = await context.call(approvalPaths.list, { approvalState: 'open', page: 1, pageSize: 1 });
    if (open.total === 1) return redirect(`/Approval?id=${open.items[0]?.approvalId}`);
  }
  const page = pageNumberIn(searchParams);
  const [{ items, total }, deputies, { timeZone }] = await Promise.all([
    context.call(approvalPaths.list, { page, pageSize: PAGE_SIZE }),
    context.call(approvalPaths.deputies, {}),
    context.call(settingsPaths.store, {}),
  ]);
  return { requests: items, total, page, deputies, timeZone };
}

export const action = changeDeputies;

const DONE = { named: 'approval.deputy-named', ended: 'approval.deputy-ended' } as const;

/** The approval requests that the member sees, open ones first (H3). */
export function Component() {
  const t = useApprovalText();
  const { day } = useFigures();
  const { total, page, deputies } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const done = new URLSearchParams(useLocation().search).get('deputy');
  return (
    <AccountFrame>
      <Head title={t('approval.title')} />
      <AccountBreadcrumb here={t('approval.title')} />
      <h1>{t('approval.title')}</h1>
      <p className="at-most-44rem soft-ink">{t('approval.lead')}</p>
      {trouble?.notice == null ? null : <Notice kind="bad">{trouble.notice}</Notice>}
      {(done === 'named' || done === 'ended') && trouble === undefined ? (
        <Notice kind="good">{t(DONE[done])}</Notice>
      ) : null}
      {deputies.standsInFor.map(({ name, startsOn, endsOn }) => (
        <Notice key={`${name} ${startsOn}`} kind="plain">
          {t('approval.deputy-for', { name, from: day(startsOn), until: day(endsOn) })}
        </Notice>
      ))}
      {total === 0 ? (
        <EmptyState title={t('approval.none')}>
          <p>{t('approval.none-hint')}</p>
        </EmptyState>
      ) : (
        <RequestTable />
      )}
      <Pager page={page} pages={pageCount(total, PAGE_SIZE)} addressOf={(other) => `/Approvals?page=${other}`} />
      {deputies.mayName ? <DeputyPart deputies={deputies} trouble={trouble} /> : null}
    </AccountFrame>
  );
}

function RequestTable() {
  const t = useApprovalText();
  const { day } = useFigures();
  const { requests, timeZone } = useLoaderData<typeof loader>();
  return (
    <table ref={followRows} className="table ruled cards">
      <caption className="visually-hidden">{t('approval.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('approval.request')}</th>
          <th scope="col">{t('approval.by')}</th>
          <th scope="col">{t('approval.on')}</th>
          <th scope="col">{t('approval.po')}</th>
          <th scope="col">{t('approval.state')}</th>
          <th scope="col" className="figure">
            {t('approval.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.approvalId} data-linked>
            <th scope="row" data-label={t('approval.request')}>
              <PageLink className="strong nowrap" href={`/Approval?id=${request.approvalId}`}>
                {request.approvalId}
              </PageLink>
            </th>
            <td data-label={t('approval.by')} className="anywhere">
              {request.askedBy}
            </td>
            <td data-label={t('approval.on')} className="nowrap">
              {day(new Date(request.askedAt), timeZone)}
            </td>
            <td data-label={t('approval.po')} className="anywhere">
              {request.purchaseOrderNumber}
            </td>
            <td data-label={t('approval.state')}>{t(`approval.state.${request.approvalState}`)}</td>
            <td data-label={t('approval.total')} className="figure">
              <RequestTotal request={request} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Total of the order, with the requested total if it differs. */
function RequestTotal({ request: { currency, totalMinor, orderPlaced } }: { request: ApprovalHeader }) {
  const t = useApprovalText();
  const { money } = useFigures();
  const ordered = orderPlaced ?? { currency, totalMinor };
  const isAsAsked = ordered.totalMinor === totalMinor && ordered.currency === currency;
  return (
    <>
      <Price minor={ordered.totalMinor} currency={ordered.currency} />
      {isAsAsked ? null : (
        <span className="soft own-line">{t('approval.total-asked', { total: money(totalMinor, currency) })}</span>
      )}
    </>
  );
}
