import { eachOrderField } from '#shop/people/accounts/order-field-rules.ts';
import { orderFields, type OrderFieldRules } from '#shop/people/accounts/order-fields.ts';
import type { DeliveryAddress } from '#shop/people/customers/paths.ts';
import { MESSAGE_MAX } from '#shop/trade/quotations/quotation.ts';
import type { Quotation } from '#shop/trade/quotations/paths.ts';
import { Button } from '../../../design/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../design/field.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PostForm } from '../../../forms/post-form.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useSay } from '../../../texts/say.tsx';
import type { AgreementNeed } from '#shop/base/kernel/agreement.ts';
import { AgreementBoxes } from '../../agreement/agreement-boxes.tsx';
import { OrderFieldsPart } from '../../checkout/order-fields.tsx';
import { useCheckoutText } from '../../checkout/checkout-text.ts';
import { useQuotesText } from '../quotes-text.ts';
import type { QuoteTrouble } from './change-quote.ts';

const PO_MAX = 50;
export const ACCEPT_FORM = 'accept-quote';

interface AnswerProps {
  quote: Quotation;
  trouble: QuoteTrouble | undefined;
}

interface AcceptProps extends AnswerProps {
  fieldRules: OrderFieldRules;
  /** Confirmations that the order needs (O2). */
  agreement: AgreementNeed;
  /** To choose from, for an offer without an address. */
  addresses: readonly DeliveryAddress[];
}

/** Actions of the buyer on the quotation now: order, counter, decline, or take the request back. */
export function Answers({ quote, trouble, ...accept }: AcceptProps) {
  return (
    <div className="off-paper">
      {quote.mayAccept ? <Accept quote={quote} trouble={trouble} {...accept} /> : null}
      {quote.mayCounter ? <Counter quote={quote} trouble={trouble} /> : null}
      {quote.mayDecline ? <Decline quote={quote} trouble={trouble} /> : null}
      {quote.mayRetract ? <Retract quote={quote} trouble={trouble} /> : null}
    </div>
  );
}

const addressOf = ({ quotationId }: Quotation) => `/Quote?id=${quotationId}`;

/** The PO number and what else the checkout asks for; the prices are those above. */
function Accept({ quote, trouble, fieldRules, addresses, agreement }: AcceptProps) {
  const t = useQuotesText();
  const ofCheckout = useCheckoutText();
  const say = useSay();
  const isSending = useSending();
  const intent = quote.askedFor === null ? 'accept' : 'ask';
  const refused = trouble?.form === 'accept' || trouble?.form === 'ask' ? trouble : undefined;
  return (
    <section aria-labelledby="accept" className="above-6">
      <h2 id="accept">{t('quotes.accept-title')}</h2>
      <PostForm
        id={ACCEPT_FORM}
        intent={intent}
        answer={trouble}
        action={addressOf(quote)}
        className="form at-most-32rem gap-4 around-4"
        noValidate
      >
        <input type="hidden" name="stamp" value={quote.stamp ?? ''} />
        {quote.partsAllowed ? <input type="hidden" name="parts" value="1" /> : null}
        {quote.partsAllowed ? <p>{t('quotes.parts-hint')}</p> : null}
        {refused?.errors.positions === undefined ? null : <Notice kind="bad">{say(refused.errors.positions)}</Notice>}
        {quote.deliveryAddressId === null ? (
          <SelectField
            label={t('quotes.address')}
            name="address"
            defaultValue={refused?.values['address'] ?? ''}
            error={refused?.errors.deliveryAddressId}
            required
          >
            <option value="">{t('quotes.choose-address')}</option>
            {addresses.map(({ id, contactName, line1, postcode }) => (
              <option key={id} value={id}>
                {[contactName, line1, postcode].filter((each) => each !== '').join(', ')}
              </option>
            ))}
          </SelectField>
        ) : null}
        <TextField
          label={ofCheckout('checkout.po')}
          name="po"
          defaultValue={refused?.values['po'] ?? ''}
          error={refused?.errors.purchaseOrderNumber}
          maxLength={PO_MAX}
          autoComplete="off"
          required
        />
        <OrderFieldsPart
          rules={fieldRules}
          typed={eachOrderField((name) => refused?.values[orderFields[name].key] ?? '')}
          errors={refused?.errors ?? {}}
        />
        {quote.askedFor === null ? null : <Notice kind="plain">{t('quotes.needs-approval')}</Notice>}
        {quote.askedFor === null ? <AgreementBoxes need={agreement} errors={refused?.errors ?? {}} /> : null}
        <Button type="submit" busy={isSending && t('quotes.sending')}>
          {t(intent === 'accept' ? 'quotes.accept' : 'quotes.request-approval')}
        </Button>
      </PostForm>
    </section>
  );
}

function Counter({ quote, trouble }: AnswerProps) {
  const t = useQuotesText();
  const isSending = useSending();
  const refused = trouble?.form === 'counter' ? trouble : undefined;
  return (
    <details className="above-6" open={refused !== undefined}>
      <summary>{t('quotes.counter-title')}</summary>
      <PostForm
        intent="counter"
        answer={trouble}
        action={addressOf(quote)}
        className="form at-most-32rem gap-4 around-4"
        noValidate
      >
        <input type="hidden" name="stamp" value={quote.stamp ?? ''} />
        <TextAreaField
          label={t('quotes.counter-message')}
          hint={t('quotes.counter-hint')}
          name="remarks"
          defaultValue={refused?.values['remarks']}
          error={refused?.errors.remarks}
          maxLength={MESSAGE_MAX}
          rows={3}
          required
        />
        <Button type="submit" kind="secondary" busy={isSending && t('quotes.sending')}>
          {t('quotes.counter')}
        </Button>
      </PostForm>
    </details>
  );
}

function Decline({ quote, trouble }: AnswerProps) {
  const t = useQuotesText();
  const isSending = useSending();
  const refused = trouble?.form === 'decline' ? trouble : undefined;
  return (
    <details className="above-6" open={refused !== undefined}>
      <summary>{t('quotes.decline-title')}</summary>
      <PostForm
        intent="decline"
        answer={trouble}
        action={addressOf(quote)}
        className="form at-most-32rem gap-4 around-4"
        noValidate
      >
        <TextAreaField
          label={t('quotes.reason')}
          hint={t('quotes.reason-hint')}
          name="remarks"
          defaultValue={refused?.values['remarks']}
          error={refused?.errors.remarks}
          maxLength={MESSAGE_MAX}
          rows={3}
        />
        <Button type="submit" kind="secondary" busy={isSending && t('quotes.sending')}>
          {t('quotes.decline')}
        </Button>
      </PostForm>
    </details>
  );
}

function Retract({ quote, trouble }: AnswerProps) {
  const t = useQuotesText();
  const isSending = useSending();
  return (
    <PostForm intent="retract" answer={trouble} action={addressOf(quote)} className="form at-most-32rem gap-4 around-4">
      <Button type="submit" kind="secondary" busy={isSending && t('quotes.sending')}>
        {t('quotes.retract')}
      </Button>
    </PostForm>
  );
}
