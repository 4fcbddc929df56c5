import { data, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import { addressPaths } from '#shop/people/customers/paths.ts';
import { MESSAGE_MAX } from '#shop/trade/quotations/quotation.ts';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { SelectField, TextAreaField, TextField } from '../../../design/field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PostForm } from '../../../forms/post-form.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import type { PageArgs } from '../../../page-context.ts';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { ownId } from '../../account/own-id.ts';
import styles from '../../lists/lists.module.css';
import { useQuotesText } from '../quotes-text.ts';
import { quantityName, requestQuote } from './request-quote.ts';
import { readRequestSource } from './request-source.ts';

export async function loader({ request, context }: PageArgs) {
  const customerId = await ownId(context);
  const [source, { items: addresses }] = await Promise.all([
    readRequestSource(request.url, context),
    context.call(addressPaths.ofCustomer, { customerId }),
  ]);
  if (source === null) throw data(null, { status: 404 });
  return { source, addresses };
}

export const action = requestQuote;

/** Asks for a price of a part, the basket, a list, an order or an earlier quotation (K6). */
export function Component() {
  const t = useQuotesText();
  const { source } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  return (
    <>
      <Head title={t('quotes.request')} />
      <AccountBreadcrumb here={t('quotes.request')} below={{ label: t('quotes.title'), href: '/Quotes' }} />
      <h1>{t('quotes.request')}</h1>
      {trouble?.notice == null ? null : <Notice kind="bad">{trouble.notice}</Notice>}
      {source.lines.length === 0 ? (
        <EmptyState title={t('quotes.nothing')}>
          <p>{t('quotes.nothing-hint')}</p>
        </EmptyState>
      ) : (
        <RequestForm />
      )}
    </>
  );
}

function RequestForm() {
  const t = useQuotesText();
  const {
    source: { lines, widths },
    addresses,
  } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const isSending = useSending();
  const inputOf = (name: string) => trouble?.values[name];
  const chosen = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return (
    <PostForm answer={trouble} className={styles.form} noValidate>
      <p>{t('quotes.request-lead')}</p>
      {widths.length === 0 ? null : (
        <SelectField
          label={t('quotes.width')}
          name="variantId"
          defaultValue={inputOf('variantId') ?? lines[0]?.variantId ?? ''}
        >
          {widths.map(({ variantId, variantDetails }) => (
            <option key={variantId} value={variantId}>
              {variantDetails}
            </option>
          ))}
        </SelectField>
      )}
      {lines.length < 2 ? null : <p>{t('quotes.left-out')}</p>}
      {lines.map((line, at) => (
        <TextField
          key={at}
          label={t('quotes.quantity-of', { name: line.name })}
          hint={line.refusal ?? undefined}
          name={quantityName(at)}
          type="number"
          inputMode="numeric"
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          disabled={line.refusal != null}
          defaultValue={line.refusal == null ? (inputOf(quantityName(at)) ?? line.quantity) : ''}
          error={trouble?.errors[quantityName(at)]}
        />
      ))}
      {chosen === undefined ? null : (
        <SelectField
          label={t('quotes.address')}
          name="address"
          defaultValue={inputOf('address') ?? chosen.id}
          error={trouble?.errors['deliveryAddressId']}
        >
          {addresses.map(({ id, contactName, line1, postcode }) => (
            <option key={id} value={id}>
              {[contactName, line1, postcode].filter((each) => each !== '').join(', ')}
            </option>
          ))}
        </SelectField>
      )}
      <TextAreaField
        label={t('quotes.wishes')}
        hint={t('quotes.wishes-hint')}
        name="remarks"
        defaultValue={inputOf('remarks')}
        error={trouble?.errors['remarks']}
        maxLength={MESSAGE_MAX}
        rows={4}
      />
      <Button type="submit" busy={isSending && t('quotes.sending')}>
        {t('quotes.send-request')}
      </Button>
    </PostForm>
  );
}
