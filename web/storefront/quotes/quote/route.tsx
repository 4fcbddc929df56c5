import { data, useLoaderData, useLocation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { addressPaths } from '#shop/people/customers/paths.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { type Quotation, quotationPaths } from '#shop/trade/quotations/paths.ts';
import { agreementPaths } from '#shop/people/legal/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { Fact, Facts } from '../../../design/facts.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { RefusedError, type PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { ownId } from '../../account/own-id.ts';
import { EventList } from '../../events/event-list.tsx';
import { useShell } from '../../../shell/shell.ts';
import { totalsOf } from '#shop/base/money/adjustments.ts';
import { OrderTotals } from '../../order/order-totals.tsx';
import { Letterhead } from '../../product/letterhead.tsx';
import { useQuotesText } from '../quotes-text.ts';
import { ACCEPT_FORM, Answers } from './answers.tsx';
import { changeQuote, type QuoteTrouble } from './change-quote.ts';
import { QuoteLines } from './quote-lines.tsx';
import page from '../../order/order-page.module.css';

export async function loader({ request, context }: PageArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d{1,10}$/.test(id)) throw notThere();
  const [asked, { timeZone }, fieldRules, agreement] = await Promise.all([
    context.ask(quotationPaths.read, { quotationId: Number(id) }),
    context.call(settingsPaths.store, {}),
    context.call(companyPaths.own, {}),
    context.call(agreementPaths.ofNextOrder, {}),
  ]);
  if (!asked.ok) {
    const { status } = asked.refusal;
    throw status === 404 || status === 400 ? notThere() : new RefusedError(asked.refusal);
  }
  const quote = asked.output;
  // Only an offer without an address lets the buyer choose one.
  const addresses =
    quote.mayAccept && quote.deliveryAddressId === null
      ? (await context.call(addressPaths.ofCustomer, { customerId: await ownId(context) })).items
      : [];
  return { quote, timeZone, fieldRules, addresses, agreement };
}

export const action = changeQuote;

/** Unknown, or another's; the answer does not reveal which. */
function notThere() {
  return data(null, { status: 404 });
}

/** One quotation: its lines and figures beside today's prices, and the buyer's answer (K6). */
export function Component() {
  const t = useQuotesText();
  const { quote, fieldRules, addresses, agreement } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const { notices } = useShell();
  const isNew = new URLSearchParams(useLocation().search).has('asked');
  const title = t('quotes.of', { number: quote.quotationNumber });
  const { goodsMinor, totalMinor, stamp, quotationId, orderId, approvalId } = quote;
  return (
    <>
      <Head title={title} />
      <AccountBreadcrumb here={title} below={{ label: t('quotes.title'), href: '/Quotes' }} />
      <Letterhead address={`/Quote?id=${quotationId}`} />
      <h1>{title}</h1>
      {isNew && quote.quotationState === 'asked' ? <Notice kind="good">{t('quotes.asked-now')}</Notice> : null}
      {trouble === undefined ? null : <Trouble trouble={trouble} />}
      {quote.differences.length === 0 || !quote.mayCounter ? null : <Differences quote={quote} />}
      {approvalId === null ? null : (
        <Notice kind="plain">
          {t('quotes.awaits')} <PageLink href={`/Approval?id=${approvalId}`}>{t('quotes.to-approval')}</PageLink>
        </Notice>
      )}
      <div className="with-aside">
        <div className={page.box}>
          <QuoteFacts quote={quote} />
          <QuoteLines quote={quote} form={quote.mayAccept && quote.partsAllowed ? ACCEPT_FORM : null} />
          {goodsMinor === null || totalMinor === null ? null : (
            <div className="sums">
              <OrderTotals
                figures={{ ...quote, ...totalsOf(goodsMinor, quote.adjustments) }}
                taxOnScreens={notices.taxOnScreens}
              />
              <Saves quote={quote} />
            </div>
          )}
        </div>
        <aside className={page.box}>
          {orderId === null ? null : (
            <ButtonLink href={`/Customer-Order/?id=${orderId}`}>{t('quotes.to-order')}</ButtonLink>
          )}
          <Answers
            quote={quote}
            trouble={trouble}
            fieldRules={fieldRules}
            addresses={addresses}
            agreement={agreement}
          />
          <p className="row align-center off-paper">
            {stamp === null ? null : (
              <ButtonLink kind="secondary" href={`/Quote.pdf?id=${quotationId}`}>
                {t('quotes.pdf')}
              </ButtonLink>
            )}
            {quote.mayAskAgain ? (
              <ButtonLink kind="secondary" href={`/Quote-Request?quotation=${quotationId}`}>
                {t('quotes.again')}
              </ButtonLink>
            ) : null}
          </p>
          <Happened quote={quote} />
        </aside>
      </div>
    </>
  );
}

/** The refusal; where another offer counts by now, the figures then and now. */
function Trouble({ trouble: { notice, offerSeen, offerNow, differences } }: { trouble: QuoteTrouble }) {
  const t = useQuotesText();
  const { money } = useFigures();
  // The page itself says what differs.
  if (notice === null || differences.length > 0) return null;
  return (
    <Notice kind="bad">
      <p>{notice}</p>
      {offerNow === null ? null : (
        <dl className="facts around-3">
          {offerSeen === null ? null : (
            <>
              <dt>{t('quotes.then')}</dt>
              <dd>{money(offerSeen.totalMinor, offerSeen.currency)}</dd>
            </>
          )}
          <dt>{t('quotes.now')}</dt>
          <dd>{money(offerNow.totalMinor, offerNow.currency)}</dd>
        </dl>
      )}
    </Notice>
  );
}

/** Whatever no longer is as the offer says, and how to go on (D54). */
function Differences({ quote: { differences } }: { quote: Quotation }) {
  const t = useQuotesText();
  return (
    <Notice kind="bad">
      <p>{t('quotes.differs')}</p>
      <ul>
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <p>{t('quotes.differs-how')}</p>
    </Notice>
  );
}

function Saves({ quote: { goodsMinor, todayGoodsMinor, currency } }: { quote: Quotation }) {
  const t = useQuotesText();
  const { money } = useFigures();
  if (goodsMinor === null || todayGoodsMinor === null || todayGoodsMinor <= goodsMinor) return null;
  return <p className="good">{t('quotes.saves', { amount: money(todayGoodsMinor - goodsMinor, currency) })}</p>;
}

function QuoteFacts({ quote }: { quote: Quotation }) {
  const t = useQuotesText();
  const { day } = useFigures();
  const { timeZone } = useLoaderData<typeof loader>();
  const { validUntil, deliveryAddress, terms, remarks, stamp } = quote;
  const facts: readonly (readonly [string, string])[] = [
    [t('quotes.state'), t(`quotes.state.${quote.quotationState}`)],
    ...(validUntil === null ? [] : [[t('quotes.valid-until'), day(validUntil)] as const]),
    [t('quotes.asked-by'), quote.askedBy],
    [t('quotes.asked-on'), day(new Date(quote.askedAt), timeZone)],
    ...(stamp === null || remarks === '' ? [] : [[t('quotes.message'), remarks] as const]),
    ...(terms === '' ? [] : [[t('quotes.terms'), terms] as const]),
    ...(deliveryAddress === null ? [] : [[t('quotes.address'), deliveryAddress] as const]),
  ];
  return (
    <Facts>
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}

function Happened({ quote: { events } }: { quote: Quotation }) {
  const t = useQuotesText();
  const { timeZone } = useLoaderData<typeof loader>();
  const entries = events.map(({ kind, byName, ...event }) => ({
    ...event,
    words: t(`quotes.event.${kind}`, { name: byName ?? '' }),
  }));
  return <EventList title={t('quotes.happened')} events={entries} timeZone={timeZone} />;
}
