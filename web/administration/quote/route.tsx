import { useActionData, useLoaderData } from 'react-router';
import { accountPaths } from '#shop/companies/accounts/paths.ts';
import { orderReference } from '#shop/orders/reference.ts';
import type { StaffQuotation } from '#shop/quotations/paths.ts';
import { staffQuotationPaths } from '#shop/quotations/staff-paths.ts';
import { MESSAGE_MAX } from '#shop/quotations/quotation.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import type { PageArgs } from '../../page-context.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { type DrawnForm, StaffForm } from '../forms/staff-form.tsx';
import { Moment } from '../moment.tsx';
import styles from '../order-view/order-view.module.css';
import { PageHead } from '../page-head.tsx';
import { QuoteBadge } from '../quotes/quote-badge.tsx';
import { t } from '../staff-text.ts';
import { changeQuote } from './change-quote.ts';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteSteps } from './quote-steps.tsx';
import { quoteFields, quoteValues, rowCount } from './quote-values.ts';

/** A quotation, or the member for whom a new one begins. */
export async function loader({ request, context }: PageArgs) {
  const query = new URL(request.url).searchParams;
  const id = Number(query.get('id') ?? 0);
  if (id > 0) return { quote: await context.call(staffQuotationPaths.readForStaff, { quotationId: id }), member: null };
  const member = await context.call(accountPaths.readUser, { customerId: Number(query.get('member') ?? 0) });
  const { firstName, surname, company, currency } = member;
  return { quote: null, member: { memberId: member.id, name: `${firstName} ${surname}`, company, currency } };
}

export const action = changeQuote;

/** One quotation: its lines and terms as staff prepare them, and what they may do with it (K6). */
export function Component() {
  const { quote, member } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (quote !== null) return <Prepared quote={quote} answer={answer} />;
  return member === null ? null : <Begun member={member} answer={answer} />;
}

interface BegunProps {
  member: { memberId: number; name: string; company: string; currency: 1 | 2 | 3 };
  answer: SaveAnswer | undefined;
}

function Begun({ member, answer }: BegunProps) {
  const { memberId, name, company, currency } = member;
  return (
    <>
      <PageHead title={t('quoted.new')}>
        <a href="/Administration/Quotes">{t('quoted.back')}</a>
      </PageHead>
      <p>{t('quoted.new-for', { name, company })}</p>
      <StaffForm
        name="add"
        fields={quoteFields(rowCount([]))}
        stored={{}}
        answer={answer?.form === 'add' ? answer : undefined}
        hidden={{ memberId }}
        submit={t('quoted.begin')}
      >
        {({ values, errors }) => <QuoteLines currency={currency} lines={[]} values={values} errors={errors} />}
      </StaffForm>
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
      <div className={styles.view}>
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

function Form({ quote, answer }: { quote: StaffQuotation; answer: SaveAnswer | undefined }) {
  return (
    <StaffForm
      key={quote.quotationId}
      name="save"
      fields={quoteFields(rowCount(quote.lines))}
      stored={quoteValues(quote)}
      version={quote.version}
      answer={answer?.form === 'save' ? answer : undefined}
      submit={t('quoted.save')}
      saved={t('quoted.saved')}
    >
      {(form) => <Fields quote={quote} form={form} />}
    </StaffForm>
  );
}

function Fields({ quote, form: { values, errors } }: { quote: StaffQuotation; form: DrawnForm }) {
  const field = fieldsOf(values, errors);
  return (
    <>
      <FormGroup title={t('quoted.lines')}>
        <QuoteLines currency={quote.currency} lines={quote.lines} values={values} errors={errors} />
      </FormGroup>
      <FormGroup title={t('quoted.terms-group')}>
        <FieldGrid>
          <SelectField label={t('quoted.address')} {...field('deliveryAddressId')}>
            <option value="">{t('quoted.no-address')}</option>
            {quote.addresses.map(({ addressId, address }) => (
              <option key={addressId} value={addressId}>
                {address.replaceAll('\n', ', ')}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('quoted.delivery')}
            hint={t('quoted.delivery-hint')}
            inputMode="decimal"
            {...field('deliveryMinor')}
          />
          <TextField label={t('quoted.until')} inputMode="numeric" {...field('untilDay')} />
          <TextAreaField
            label={t('quoted.terms')}
            hint={t('quoted.terms-hint')}
            rows={2}
            maxLength={MESSAGE_MAX}
            {...field('terms')}
          />
          <TextAreaField label={t('quoted.remarks')} rows={3} maxLength={MESSAGE_MAX} {...field('remarks')} />
          <TextAreaField
            label={t('quoted.note')}
            hint={t('quoted.note-hint')}
            rows={3}
            maxLength={MESSAGE_MAX}
            {...field('note')}
          />
        </FieldGrid>
        <CheckField label={t('quoted.parts')} name="partsAllowed" defaultChecked={values['partsAllowed'] === 'on'} />
        <CheckField
          label={t('quoted.any-quantity')}
          name="anyQuantity"
          defaultChecked={values['anyQuantity'] === 'on'}
        />
      </FormGroup>
    </>
  );
}

function Happened({ quote: { events } }: { quote: StaffQuotation }) {
  return (
    <Section heading={t('quoted.happened')} boxed>
      <ol className={styles.events}>
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
