import { useActionData, useLoaderData, useNavigation } from 'react-router';
import {
  BOOKING_KINDS,
  type BookingKind,
  type StockOfProduct,
  stockPaths,
  type ExplainedMovement,
} from '#shop/catalogue/stock/paths.ts';
import { orderReference } from '#shop/orders/reference.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { choiceIn, intentIn } from '../../forms/intent.ts';
import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { answerSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Moment } from '../moment.tsx';
import { orderHref } from '../orders/order-href.ts';
import { PageHead } from '../page-head.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import styles from './stock.module.css';

export function loader({ request, context }: PageArgs): Promise<StockOfProduct> {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  return context.call(stockPaths.read, { productId });
}

const BOOKED = ['kind', 'quantity', 'reason'] as const;
const TERMS = ['leadTimeDays', 'lowStock'] as const;
const EXPECTED = ['quantity', 'expectedOn', 'note'] as const;

/** Records stock entries, expected goods, and their receipt. */
export async function action({ request, context }: PageActionArgs) {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  const values = typedValues(form);
  const name = intentIn(form, ['book', 'terms', 'expect', 'receive', 'cancel']);
  const arrivalId = Number(values['arrivalId']);
  const asked = await perform();
  return answerSave(asked, [...BOOKED, ...TERMS, ...EXPECTED], values, name);

  function perform() {
    const { quantity = '' } = values;
    switch (name) {
      case 'book': {
        const kind = choiceIn(form, 'kind', BOOKING_KINDS);
        const draft = { productId, kind, quantity: Number(quantity === '' ? Number.NaN : quantity) };
        return askAsStaff(context, form, stockPaths.book, { ...draft, reason: values['reason'] ?? '' });
      }
      case 'terms': {
        const { leadTimeDays = '', lowStock = '' } = values;
        const draft = { productId, leadTimeDays: leadTimeDays === '' ? null : Number(leadTimeDays) };
        return askAsStaff(context, form, stockPaths.saveTerms, { ...draft, lowStock: Number(lowStock) });
      }
      case 'expect': {
        const draft = { productId, quantity: Number(quantity), expectedOn: values['expectedOn'] ?? '' };
        return askAsStaff(context, form, stockPaths.expect, { ...draft, note: values['note'] ?? '' });
      }
      case 'receive':
        return askAsStaff(context, form, stockPaths.receive, { arrivalId });
      case 'cancel':
        return askAsStaff(context, form, stockPaths.cancel, { arrivalId });
    }
  }
}

const columns = (): readonly Column<ExplainedMovement>[] => [
  { key: 'at', label: t('stock.when'), cell: ({ at }) => <Moment at={at} /> },
  { key: 'kind', label: t('stock.what'), cell: ({ kind }) => t(`stock.kind.${kind}`) },
  { key: 'quantity', label: t('stock.moved'), align: 'end', cell: ({ quantity }) => withSign(quantity) },
  { key: 'shelf', label: t('stock.shelf-moved'), align: 'end', cell: ({ shelfQuantity }) => withSign(shelfQuantity) },
  { key: 'level', label: t('stock.level-after'), align: 'end', cell: ({ levelAfter }) => levelAfter },
  {
    key: 'why',
    label: t('stock.why'),
    cell: ({ orderId, reason }) =>
      orderId === null ? reason : <a href={orderHref({ id: orderId })}>{orderReference(orderId)}</a>,
  },
  { key: 'who', label: t('stock.who'), cell: ({ staffName }) => staffName },
];

function withSign(quantity: number): string {
  return quantity > 0 ? `+${quantity}` : quantity === 0 ? '–' : String(quantity);
}

/** The stock of a product: available, on the shelf, expected, and every movement (L4). */
export function Component() {
  const stock = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('stock.title', { name: stock.productName })}>
        <a href={`/Administration/ProductEdit?id=${stock.productId}`}>{t('stock.product')}</a>
      </PageHead>
      <dl className={styles.figures}>
        <Figure label={t('stock.level')}>{stock.stockLevel}</Figure>
        <Figure label={t('stock.shelf')}>{stock.shelfQuantity}</Figure>
        <Figure label={t('stock.missing')}>{stock.missing}</Figure>
      </dl>
      <div className={styles.forms}>
        <BookForm answer={answer?.form === 'book' ? answer : undefined} />
        <TermsForm key={stock.productId} stock={stock} answer={answer?.form === 'terms' ? answer : undefined} />
        <section aria-labelledby="arrivals">
          <h2 id="arrivals">{t('stock.arrivals')}</h2>
          {stock.arrivals.length === 0 ? <p>{t('stock.no-arrivals')}</p> : null}
          <ul className={styles.arrivals}>
            {stock.arrivals.map((arrival) => (
              <li key={arrival.id}>
                {t('stock.arrival', { quantity: arrival.quantity, day: formatDay(arrival.expectedOn) })} {arrival.note}
                <ArrivalButton name="receive" arrivalId={arrival.id} answer={answer} />
                <ArrivalButton name="cancel" arrivalId={arrival.id} answer={answer} />
              </li>
            ))}
          </ul>
          <ExpectForm answer={answer?.form === 'expect' ? answer : undefined} />
        </section>
      </div>
      <h2>{t('stock.movements')}</h2>
      <ListTable caption={t('stock.movements')} columns={columns()} rows={stock.movements} rowKey={({ id }) => id} />
    </>
  );
}

function Figure({ label, children }: { label: string; children: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function BookForm({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <section aria-labelledby="book">
      <h2 id="book">{t('stock.book')}</h2>
      <StaffForm<(typeof BOOKED)[number]>
        name="book"
        fields={[]}
        stored={{}}
        answer={answer}
        submit={t('stock.book-submit')}
        saved={t('stock.booked')}
        kind="secondary"
      >
        {({ values, errors }) => {
          const field = fieldsOf<(typeof BOOKED)[number]>(values, errors);
          return (
            <>
              <SelectField label={t('stock.what')} {...field('kind')} defaultValue={values['kind'] ?? 'correction'}>
                {BOOKING_KINDS.map((kind: BookingKind) => (
                  <option key={kind} value={kind}>
                    {t(`stock.book.${kind}`)}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={t('stock.quantity')}
                hint={t('stock.quantity-hint')}
                inputMode="numeric"
                {...field('quantity')}
              />
              <TextField label={t('stock.why')} maxLength={200} {...field('reason')} />
            </>
          );
        }}
      </StaffForm>
    </section>
  );
}

function TermsForm({ stock, answer }: { stock: StockOfProduct; answer: SaveAnswer | undefined }) {
  const { leadTimeDays, lowStock } = stock;
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{t('stock.terms')}</h2>
      <StaffForm<(typeof TERMS)[number]>
        name="terms"
        fields={[]}
        stored={{ leadTimeDays: String(leadTimeDays ?? ''), lowStock: String(lowStock) }}
        answer={answer}
        submit={t('stock.terms-save')}
        saved={t('stock.terms-saved')}
        kind="secondary"
      >
        {({ values, errors }) => {
          const field = fieldsOf<(typeof TERMS)[number]>(values, errors);
          return (
            <>
              <TextField
                label={t('stock.lead-time')}
                hint={t('stock.lead-time-hint')}
                inputMode="numeric"
                {...field('leadTimeDays')}
              />
              <TextField label={t('stock.low')} hint={t('stock.low-hint')} inputMode="numeric" {...field('lowStock')} />
            </>
          );
        }}
      </StaffForm>
    </section>
  );
}

function ExpectForm({ answer }: { answer: SaveAnswer | undefined }) {
  return (
    <StaffForm<(typeof EXPECTED)[number]>
      name="expect"
      fields={[]}
      stored={{}}
      answer={answer}
      submit={t('stock.expect')}
      saved={t('stock.expected')}
      kind="secondary"
    >
      {({ values, errors }) => {
        const field = fieldsOf<(typeof EXPECTED)[number]>(values, errors);
        return (
          <>
            <TextField label={t('stock.expected-quantity')} inputMode="numeric" {...field('quantity')} />
            <TextField label={t('stock.expected-on')} type="date" {...field('expectedOn')} />
            <TextField label={t('stock.note')} maxLength={200} {...field('note')} />
          </>
        );
      }}
    </StaffForm>
  );
}

interface ArrivalButtonProps {
  name: 'receive' | 'cancel';
  arrivalId: number;
  answer: SaveAnswer | undefined;
}

function ArrivalButton({ name, arrivalId, answer }: ArrivalButtonProps) {
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === name && formData.get('arrivalId') === String(arrivalId);
  return (
    <PostForm intent={name} answer={answer} preventScrollReset>
      <input type="hidden" name="arrivalId" value={arrivalId} />
      <Button type="submit" kind={name === 'receive' ? 'secondary' : 'quiet'} busy={busy && t('queue.working')}>
        {t(`stock.${name}`)}
      </Button>
    </PostForm>
  );
}
