import { data, useLoaderData, useLocation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { kitPartTexts } from '#shop/catalogue/kits/kit-part.ts';
import { documentUrl } from '#shop/trade/documents/order-document-rules.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { hasSheet } from '#shop/trade/returns/return.ts';
import { type Return, returnPaths } from '#shop/trade/returns/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { Fact, Facts } from '../../../design/facts.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PartNumber, PartWidth } from '../../../design/part-number.tsx';
import { RefusedError, type PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import page from '../../order/order-page.module.css';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { EventList } from '../../events/event-list.tsx';
import { useReturnStateText } from '../../order/order-page-text.ts';
import { useReturnText } from '../return-text.ts';
import { changeReturn } from './change-return.ts';
import { Pictures } from './pictures.tsx';
import { ReturnSteps } from './return-steps.tsx';

export async function loader({ request, context }: PageArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d{1,10}$/.test(id)) throw notThere();
  const [asked, { timeZone }] = await Promise.all([
    context.ask(returnPaths.read, { returnId: Number(id) }),
    context.call(settingsPaths.store, {}),
  ]);
  if (!asked.ok) {
    const { status } = asked.refusal;
    throw status === 404 || status === 400 ? notThere() : new RefusedError(asked.refusal);
  }
  // By a call in which a staff session of the same browser does not count: another company's is unknown (H5).
  const seen = await context.ask(orderPaths.again, { orderId: asked.output.orderId });
  if (!seen.ok) throw notThere();
  return { returned: asked.output, timeZone };
}

export const action = changeReturn;

/** Unknown, or another's; the answer does not reveal which. */
function notThere() {
  return data(null, { status: 404 });
}

/** One return: its lines, state, correspondence, and the buyer's actions (L7). */
export function Component() {
  const t = useReturnText();
  const { returned } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const query = new URLSearchParams(useLocation().search);
  const isNew = query.has('asked');
  const title = t('returns.of', { number: returned.returnNumber });
  return (
    <>
      <Head title={title} />
      <AccountBreadcrumb here={title} below={{ label: t('returns.title'), href: '/Returns' }} />
      <h1>{title}</h1>
      {isNew && returned.returnState === 'asked' ? <Notice kind="good">{t('returns.asked-now')}</Notice> : null}
      {query.has('picture') && returned.pictures.length === 0 ? (
        <Notice kind="bad">{t('returns.picture-refused')}</Notice>
      ) : null}
      {trouble?.notice == null ? null : <Notice kind="bad">{trouble.notice}</Notice>}
      <div className="with-aside">
        <div className={page.box}>
          <ReturnFacts returned={returned} />
          <Lines returned={returned} />
          <Pictures returned={returned} trouble={trouble} />
        </div>
        <aside className={page.box}>
          {hasSheet(returned.returnState) ? (
            <p className="row align-center off-paper">
              <ButtonLink href={`/Return-Sheet.pdf?id=${returned.returnId}`}>{t('returns.sheet')}</ButtonLink>
              {returned.returnState === 'accepted' ? t('returns.sheet-hint') : null}
            </p>
          ) : null}
          <ReturnSteps returned={returned} trouble={trouble} />
          <p className="row align-center off-paper">
            <ButtonLink kind="secondary" href={`/Customer-Order/?id=${returned.orderId}`}>
              {t('returns.to-order')}
            </ButtonLink>
          </p>
          <Happened returned={returned} />
        </aside>
      </div>
    </>
  );
}

function ReturnFacts({ returned }: { returned: Return }) {
  const t = useReturnText();
  const stateOf = useReturnStateText();
  const { day } = useFigures();
  const { timeZone } = useLoaderData<typeof loader>();
  const { creditNote } = returned;
  const facts: readonly (readonly [string, string])[] = [
    [t('returns.state'), t(`returns.state.${returned.returnState}`)],
    ...(returned.outcome === null ? [] : [[t('returns.outcome'), stateOf(returned)] as const]),
    [t('returns.reason'), t(`returns.reason.${returned.returnReason}`)],
    [t('returns.asked-by'), returned.askedBy],
    [t('returns.asked-on'), day(new Date(returned.askedAt), timeZone)],
    [t('returns.order'), `${returned.reference} · ${returned.purchaseOrderNumber}`],
  ];
  return (
    <>
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      {creditNote === null ? null : (
        <p>
          <a href={documentUrl({ kind: 'credit-note', id: creditNote.documentId })}>
            {t('returns.credit-note', { number: creditNote.number })}
          </a>
        </p>
      )}
    </>
  );
}

function Lines({ returned: { lines } }: { returned: Return }) {
  const t = useReturnText();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('returns.part')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('returns.part')}</th>
          <th scope="col" className="figure">
            {t('returns.units')}
          </th>
          <th scope="col" className="figure">
            {t('returns.received')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.orderLineId}>
            <th scope="row" data-label={t('returns.part')}>
              <PartNumber>{line.productName}</PartNumber>
              <PartWidth>{line.variantDetails}</PartWidth>
              {kitPartTexts(line.kitParts, line.quantity).map((text) => (
                <small key={text} className="own-line">
                  {text}
                </small>
              ))}
            </th>
            <td data-label={t('returns.units')} className="figure">
              {line.quantity}
            </td>
            <td data-label={t('returns.received')} className="figure">
              {line.received}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Happened({ returned: { events } }: { returned: Return }) {
  const t = useReturnText();
  const { timeZone } = useLoaderData<typeof loader>();
  const entries = events.map(({ kind, byName, ...event }) => ({
    ...event,
    words: t(`returns.event.${kind}`, { name: byName ?? '' }),
  }));
  return <EventList title={t('returns.happened')} events={entries} timeZone={timeZone} />;
}
