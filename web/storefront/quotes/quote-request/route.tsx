import { data, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { addressPaths } from '#shop/people/customers/paths.ts';
import { MESSAGE_MAX } from '#shop/trade/quotations/quotation.ts';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { SelectField, TextAreaField } from '../../../design/field.tsx';
import { Head } from '../../../design/head.tsx';
import { LineQuantity } from '../../../design/line-quantity.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PartNumber } from '../../../design/part-number.tsx';
import { PostForm } from '../../../forms/post-form.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import type { PageArgs } from '../../../page-context.ts';
import { useSay } from '../../../texts/say.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { ownId } from '../../account/own-id.ts';
import type { SourceLine } from '../../lists/list-add/add-source.ts';
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
  const { addresses } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const isSending = useSending();
  const inputOf = (name: string) => trouble?.values[name];
  const chosen = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return (
    <PostForm answer={trouble} className="with-aside" noValidate>
      <div>
        <p>{t('quotes.request-lead')}</p>
        <Parts trouble={trouble} />
      </div>
      <div>
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
      </div>
    </PostForm>
  );
}

type Trouble = ReturnType<typeof useAnswer<typeof action>>;

/** The parts with their quantities, and the width of one part of several widths. */
function Parts({ trouble }: { trouble: Trouble }) {
  const t = useQuotesText();
  const {
    source: { lines, widths },
  } = useLoaderData<typeof loader>();
  return (
    <>
      {lines.length < 2 ? null : <p>{t('quotes.left-out')}</p>}
      <table className="table ruled cards">
        <caption className="visually-hidden">{t('quotes.items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('quotes.item')}</th>
            <th scope="col">{t('quotes.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <PartRow key={at} line={line} name={quantityName(at)} trouble={trouble} />
          ))}
        </tbody>
      </table>
      {widths.length === 0 ? null : (
        <SelectField
          label={t('quotes.width')}
          name="variantId"
          defaultValue={trouble?.values['variantId'] ?? lines[0]?.variantId ?? ''}
        >
          {widths.map(({ variantId, variantDetails }) => (
            <option key={variantId} value={variantId}>
              {variantDetails}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

interface PartRowProps {
  line: SourceLine;
  /** Name of its field. */
  name: string;
  trouble: Trouble;
}

function PartRow({ line, name, trouble }: PartRowProps) {
  const t = useQuotesText();
  const say = useSay();
  const refusal = line.refusal ?? null;
  const error = trouble?.errors[name] ?? refusal;
  return (
    <tr>
      <th scope="row" data-label={t('quotes.item')}>
        <PartNumber>{line.name}</PartNumber>
      </th>
      <td data-label={t('quotes.quantity')}>
        <LineQuantity
          name={name}
          value={refusal === null ? (trouble?.values[name] ?? line.quantity) : ''}
          label={t('quotes.quantity-of', { name: line.name })}
          isWrong={trouble?.errors[name] !== undefined}
          describedBy={error === null ? undefined : `about-${name}`}
          disabled={refusal !== null}
        />
        {error === null ? null : (
          <span id={`about-${name}`} className="problem block">
            {say(error)}
          </span>
        )}
      </td>
    </tr>
  );
}
