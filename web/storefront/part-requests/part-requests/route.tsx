import { useLoaderData } from 'react-router';
import { hasRight } from '#shop/base/rights/member-role.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { type PartRequestHeader, partRequestPaths } from '#shop/trade/part-requests/paths.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { followRows } from '../../../design/follow-row.ts';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { PostForm } from '../../../forms/post-form.tsx';
import { useAnswer } from '../../../forms/use-answer.ts';
import { useSending } from '../../../forms/use-sending.ts';
import type { PageArgs } from '../../../page-context.ts';
import { useSay } from '../../../texts/say.tsx';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { pageCount, pageNumberIn } from '../../account/page-number.ts';
import { Pager } from '../../account/pager.tsx';
import { usePartRequestText } from '../part-requests-text.ts';
import { Needed } from '../own-requests.tsx';
import { shownState } from '../request-state.ts';
import { type TakeAnswer, takeRequests } from './take-requests.ts';

const PAGE_SIZE = 20;

export async function loader({ request, context }: PageArgs) {
  const page = pageNumberIn(new URL(request.url).searchParams);
  const [{ items, total }, { memberRole }, { timeZone }] = await Promise.all([
    context.call(partRequestPaths.list, { page, pageSize: PAGE_SIZE }),
    context.call(companyPaths.own, {}),
    context.call(settingsPaths.store, {}),
  ]);
  return { requests: items, total, page, mayOrder: hasRight(memberRole, 'order'), timeZone };
}

export const action = takeRequests;

/** The requests for parts that the member sees, open ones first; purchasing merges several into its basket (J9). */
export function Component() {
  const t = usePartRequestText();
  const say = useSay();
  const { requests, total, page, mayOrder } = useLoaderData<typeof loader>();
  const answer: TakeAnswer | undefined = useAnswer<typeof action>();
  const isSending = useSending();
  const isTakable = (each: PartRequestHeader) =>
    mayOrder && each.requestState === 'open' && each.requestReader === 'purchasing';
  const error = answer?.errors.partRequestIds;
  return (
    <AccountFrame>
      <Head title={t('part-requests.title')} />
      <AccountBreadcrumb here={t('part-requests.title')} />
      <h1>{t('part-requests.title')}</h1>
      <p className="at-most-44rem soft-ink">{t(mayOrder ? 'part-requests.lead' : 'part-requests.lead-own')}</p>
      <p className="row align-center">
        <ButtonLink href="/Ask-For-Parts" kind="secondary">
          {t('part-requests.ask-counter')}
        </ButtonLink>
        <ButtonLink href="/Ask-For-Parts?to=purchasing" kind="secondary">
          {t('part-requests.ask-purchasing')}
        </ButtonLink>
      </p>
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {error === undefined ? null : <Notice kind="bad">{say(error)}</Notice>}
      <Taken answer={answer} />
      {total === 0 ? (
        <EmptyState title={t('part-requests.none')}>
          <p>{t('part-requests.none-hint')}</p>
        </EmptyState>
      ) : (
        <PostForm answer={answer}>
          <RequestTable isTakable={isTakable} />
          {requests.some(isTakable) ? (
            <Button type="submit" busy={isSending && t('part-requests.sending')}>
              {t('part-requests.take')}
            </Button>
          ) : null}
        </PostForm>
      )}
      <Pager page={page} pages={pageCount(total, PAGE_SIZE)} addressOf={(other) => `/Part-Requests?page=${other}`} />
    </AccountFrame>
  );
}

function Taken({ answer }: { answer: TakeAnswer | undefined }) {
  const t = usePartRequestText();
  if (answer?.taken === undefined) return null;
  const { taken, refused } = answer.taken;
  return (
    <Notice kind={refused.length === 0 ? 'good' : 'plain'}>
      {t('part-requests.taken', { taken })} <PageLink href="/Basket">{t('part-requests.basket')}</PageLink>
      {refused.map(({ productName, message }) => (
        <span key={productName} className="own-line">
          {t('part-requests.left-out', { part: productName, reason: message })}
        </span>
      ))}
    </Notice>
  );
}

function RequestTable({ isTakable }: { isTakable: (request: PartRequestHeader) => boolean }) {
  const t = usePartRequestText();
  const { day } = useFigures();
  const { requests, timeZone } = useLoaderData<typeof loader>();
  return (
    <table ref={followRows} className="table ruled cards">
      <caption className="visually-hidden">{t('part-requests.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('part-requests.number')}</th>
          <th scope="col">{t('part-requests.needed')}</th>
          <th scope="col">{t('part-requests.asked-by')}</th>
          <th scope="col">{t('part-requests.asked-on')}</th>
          <th scope="col">{t('part-requests.to')}</th>
          <th scope="col">{t('part-requests.press')}</th>
          <th scope="col">{t('part-requests.urgency')}</th>
          <th scope="col">{t('part-requests.state')}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((each) => (
          <tr key={each.partRequestId} data-linked>
            <th scope="row" data-label={t('part-requests.number')}>
              <span className="row">
                {isTakable(each) ? (
                  <input
                    type="checkbox"
                    name="request"
                    value={each.partRequestId}
                    aria-label={t('part-requests.select', { number: each.partRequestId })}
                  />
                ) : null}{' '}
                <PageLink className="strong nowrap" href={`/Part-Request?id=${each.partRequestId}`}>
                  {each.partRequestId}
                </PageLink>
              </span>
            </th>
            <td data-label={t('part-requests.needed')}>
              <Needed {...each} />
            </td>
            <td data-label={t('part-requests.asked-by')}>{each.askedBy}</td>
            <td data-label={t('part-requests.asked-on')} className="nowrap">
              {day(new Date(each.askedAt), timeZone)}
            </td>
            <td data-label={t('part-requests.to')}>{t(`part-requests.to.${each.requestReader}`)}</td>
            <td data-label={t('part-requests.press')}>{each.press}</td>
            <td data-label={t('part-requests.urgency')}>{t(`part-requests.urgency.${each.urgency}`)}</td>
            <td data-label={t('part-requests.state')}>{t(`part-requests.state.${shownState(each)}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
