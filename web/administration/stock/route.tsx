import { useActionData, useLoaderData, useNavigation } from 'react-router';
import { BOOKING_KINDS, type ExplainedMovement, type StockOfProduct, stockPaths } from '#shop/catalogue/stock/paths.ts';
import { orderReference } from '#shop/trade/orders/reference.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { intentIn } from '../../forms/intent.ts';
import { Button } from '../../design/button.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { answerSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { day, line, oneOf, required, whole, wholeOrNone } from '../forms/form-kinds.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { Moment } from '../moment.tsx';
import { orderHref } from '../orders/order-href.ts';
import { PageHead } from '../page-head.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

export function loader({ request, context }: PageArgs): Promise<StockOfProduct> {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  return context.call(stockPaths.read, { productId });
}

const bookingForm = declareForm({
  kind: oneOf('stock.what', BOOKING_KINDS, (kind) => t(`stock.book.${kind}`), { fresh: 'correction' }),
  quantity: required(wholeOrNone('stock.quantity', { hint: 'stock.quantity-hint' })),
  reason: line('stock.why', { input: { maxLength: 200 } }),
});

const termsForm = declareForm({
  leadTimeDays: wholeOrNone('stock.lead-time', { hint: 'stock.lead-time-hint' }),
  lowStock: whole('stock.low', 0, { hint: 'stock.low-hint' }),
});

const arrivalForm = declareForm({
  quantity: whole('stock.expected-quantity', 0),
  expectedOn: day('stock.expected-on'),
  note: line('stock.note', { input: { maxLength: 200 } }),
});

/** Records stock entries, expected goods, and their receipt. */
export async function action({ request, context }: PageActionArgs) {
  const productId = Number(new URL(request.url).searchParams.get('id'));
  const form = await request.formData();
  const name = intentIn(form, ['book', 'terms', 'expect', 'receive', 'cancel']);
  const ofProduct = <Values,>(values: Values) => ({ productId, ...values });
  switch (name) {
    case 'book':
      return answerOf(
        await saveForm(bookingForm, form, context, { path: stockPaths.book, input: ofProduct, name }),
        name,
      );
    case 'terms':
      return answerOf(
        await saveForm(termsForm, form, context, { path: stockPaths.saveTerms, input: ofProduct, name }),
        name,
      );
    case 'expect':
      return answerOf(
        await saveForm(arrivalForm, form, context, { path: stockPaths.expect, input: ofProduct, name }),
        name,
      );
    case 'receive':
    case 'cancel': {
      const arrivalId = Number(form.get('arrivalId'));
      const asked = await askAsStaff(context, form, stockPaths[name], { arrivalId });
      return answerSave(asked, [], typedValues(form), name);
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
      <dl className="facts figures row gap-5 below-4">
        <Figure label={t('stock.level')}>{stock.stockLevel}</Figure>
        <Figure label={t('stock.shelf')}>{stock.shelfQuantity}</Figure>
        <Figure label={t('stock.missing')}>{stock.missing}</Figure>
      </dl>
      <div className="grid cells-20 gap-5">
        <BookForm answer={answer?.form === 'book' ? answer : undefined} />
        <TermsForm key={stock.productId} stock={stock} answer={answer?.form === 'terms' ? answer : undefined} />
        <section aria-labelledby="arrivals">
          <h2 id="arrivals">{t('stock.arrivals')}</h2>
          {stock.arrivals.length === 0 ? <p>{t('stock.no-arrivals')}</p> : null}
          <ul className="list grid gap-2">
            {stock.arrivals.map((arrival) => (
              <li key={arrival.id} className="row align-center gap-2">
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

type FormProps = { answer: SaveAnswer | undefined };

function BookForm({ answer }: FormProps) {
  return (
    <section aria-labelledby="book">
      <h2 id="book">{t('stock.book')}</h2>
      <DeclaredForm
        name="book"
        of={bookingForm}
        answer={answer}
        submit={t('stock.book-submit')}
        saved={t('stock.booked')}
        kind="secondary"
      >
        {({ draw }) => [draw('kind'), draw('quantity'), draw('reason')]}
      </DeclaredForm>
    </section>
  );
}

function TermsForm({ stock, answer }: FormProps & { stock: StockOfProduct }) {
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{t('stock.terms')}</h2>
      <DeclaredForm
        name="terms"
        of={termsForm}
        record={stock}
        answer={answer}
        submit={t('stock.terms-save')}
        saved={t('stock.terms-saved')}
        kind="secondary"
      >
        {({ draw }) => [draw('leadTimeDays'), draw('lowStock')]}
      </DeclaredForm>
    </section>
  );
}

function ExpectForm({ answer }: FormProps) {
  return (
    <DeclaredForm
      name="expect"
      of={arrivalForm}
      answer={answer}
      submit={t('stock.expect')}
      saved={t('stock.expected')}
      kind="secondary"
    >
      {({ draw }) => [draw('quantity'), draw('expectedOn'), draw('note')]}
    </DeclaredForm>
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
