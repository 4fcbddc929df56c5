import { useActionData, useLoaderData } from 'react-router';
import { accountPaths } from '#shop/people/customers/paths.ts';
import { orderReference } from '#shop/trade/orders/reference.ts';
import type { StaffQuotation } from '#shop/trade/quotations/paths.ts';
import { usualUntilDayAt } from '#shop/trade/quotations/quotation.ts';
import { staffQuotationPaths } from '#shop/trade/quotations/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { PageArgs } from '../../page-context.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { useFirstField } from '../forms/use-first-field.ts';
import { Moment } from '../moment.tsx';
import styles from '../order-view/order-view.module.css';
import { PageHead } from '../page-head.tsx';
import { QuoteBadge } from '../quotes/quote-badge.tsx';
import { t } from '../staff-text.ts';
import { changeQuote } from './change-quote.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteSteps } from './quote-steps.tsx';
import { cellName, headForm, newQuoteForm, quoteRecord, quoteRows, rowCount, rowNumbers } from './quote-form.ts';

/** A quotation, or the member for whom a new one begins. */
export async function loader({ request, context }: PageArgs) {
  const query = new URL(request.url).searchParams;
  const id = Number(query.get('id') ?? 0);
  if (id > 0)
    return { quote: await context.call(staffQuotationPaths.readForStaff, { quotationId: id }), member: null, now: '' };
  const member = await context.call(accountPaths.readUser, { customerId: Number(query.get('member') ?? 0) });
  const { firstName, surname, company, currency } = member;
  const now = new Date().toISOString(); // by the server, so that server and browser render the same page
  return { quote: null, now, member: { memberId: member.id, name: `${firstName} ${surname}`, company, currency } };
}

export const action = changeQuote;

/** One quotation: its lines and terms as staff prepare them, and what they may do with it (K6). */
export function Component() {
  const { quote, member, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (quote !== null) return <Prepared quote={quote} answer={answer} />;
  return member === null ? null : <Begun member={member} now={now} answer={answer} />;
}

/** Rows of a new quote: as many lines as are dictated in one call. */
const NEW_ROWS = 10;

interface BegunProps {
  member: { memberId: number; name: string; company: string; currency: 1 | 2 | 3 };
  /** ISO 8601 */
  now: string;
  answer: SaveAnswer | undefined;
}

function Begun({ member, now, answer }: BegunProps) {
  const { memberId, name, company, currency } = member;
  const { timeZone } = useAdministration();
  useFirstField(cellName(0, 'part'));
  return (
    <>
      <PageHead title={t('quoted.new')}>
        <a href="/Administration/Quotes">{t('quoted.back')}</a>
      </PageHead>
      <p>{t('quoted.new-for', { name, company })}</p>
      <DeclaredForm
        name="add"
        of={{ ...newQuoteForm(), ...quoteRows(currency).of(rowNumbers(NEW_ROWS)) }}
        fresh={{ untilDay: usualUntilDayAt(new Date(now), timeZone) }}
        answer={answer?.form === 'add' ? answer : undefined}
        hidden={{ memberId, currency }}
        submit={t('quoted.begin')}
        kind="secondary"
      >
        {({ draw, values, errors }) => (
          <>
            <QuoteLines
              memberId={memberId}
              rows={NEW_ROWS}
              currency={currency}
              lines={[]}
              values={values}
              errors={errors}
            />
            <FieldGrid>{draw('untilDay')}</FieldGrid>
            <Button type="submit" kind="primary" name="isSent" value="on">
              {t('quoted.begin-send')}
            </Button>
          </>
        )}
      </DeclaredForm>
    </>
  );
}

function Prepared({ quote, answer }: { quote: StaffQuotation; answer: SaveAnswer | undefined }) {
  const { quotationId, quotationNumber, companyId, company, orderId, sentVersion } = quote;
  return (
    <>
      <PageHead title={t('quoted.of', { number: quotationNumber })}>
        <a href={`/Administration/Company?id=${companyId}`}>{company}</a>
        {orderId === null ? null : (
          <a href={`/Administration/OrderView?id=${orderId}`}>
            {t('quoted.order', { reference: orderReference(orderId) })}
          </a>
        )}
        {sentVersion === null ? null : <a href={`/Quote.pdf?id=${quotationId}`}>{t('quoted.pdf')}</a>}
        <a href="/Administration/Quotes">{t('quoted.back')}</a>
      </PageHead>
      <Outcome answer={answer} />
      {quote.approvalId === null ? null : <Notice kind="plain">{t('quoted.frozen')}</Notice>}
      {quote.differences.length === 0 ? null : (
        <Notice kind="bad">
          <p>{t('quoted.differs')}</p>
          <ul>
            {quote.differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </Notice>
      )}
      {quote.isMemberActive ? null : <Notice kind="bad">{t('quoted.closed')}</Notice>}
      <div className={styles.roomy}>
        <div className={styles.main}>
          <p>
            <QuoteBadge state={quote.quotationState} /> {quote.askedBy}
          </p>
          {quote.mayPrepare ? <Form quote={quote} answer={answer} /> : null}
          <Happened quote={quote} />
        </div>
        <div className={styles.side}>
          <QuoteSteps quote={quote} answer={answer} />
        </div>
      </div>
    </>
  );
}

const DONE = ['send', 'review', 'extend', 'withdraw'] as const;

function Outcome({ answer }: { answer: SaveAnswer | undefined }) {
  if (answer === undefined || answer.form === 'save') return null;
  if (!answer.saved) return answer.notice === null ? null : <Notice kind="bad">{answer.notice}</Notice>;
  const done = DONE.find((each) => each === answer.form);
  return done === undefined ? null : <Notice kind="good">{t(`quoted.done.${done}`)}</Notice>;
}

const TEXTS = ['deliveryAddressId', 'deliveryMinor', 'untilDay', 'terms', 'remarks', 'note'] as const;

function Form({ quote, answer }: { quote: StaffQuotation; answer: SaveAnswer | undefined }) {
  const { quotationId, currency, lines, addresses } = quote;
  const head = headForm(currency);
  return (
    <DeclaredForm
      key={quotationId}
      name="save"
      of={{ ...head, ...quoteRows(currency).of(rowNumbers(rowCount(lines))) }}
      record={quoteRecord(quote)}
      choices={{
        deliveryAddressId: addresses.map(({ addressId, address }) => [addressId, address.replaceAll('\n', ', ')]),
      }}
      answer={answer?.form === 'save' ? answer : undefined}
      hidden={{ currency }}
      submit={t('quoted.save')}
      saved={t('quoted.saved')}
    >
      {({ draw, values, errors }) => (
        <>
          <FormGroup title={t('quoted.lines')}>
            <QuoteLines
              memberId={quote.memberId}
              rows={rowCount(lines)}
              currency={currency}
              lines={lines}
              values={values}
              errors={errors}
            />
          </FormGroup>
          <FormGroup title={t('quoted.terms-group')}>
            <FieldGrid>{TEXTS.map((name) => draw(name))}</FieldGrid>
            {draw('partsAllowed')}
            {draw('anyQuantity')}
          </FormGroup>
        </>
      )}
    </DeclaredForm>
  );
}

function Happened({ quote: { events } }: { quote: StaffQuotation }) {
  return (
    <Section heading={t('quoted.happened')} boxed>
      <ol className="bullets small">
        {events.map(({ id, at, kind, byName, version, remarks }) => (
          <li key={id}>
            {t(`quoted.event.${kind}`, { version: version ?? 0 })} <Moment at={at} /> {byName}{' '}
            {remarks === '' ? null : <q>{remarks}</q>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
