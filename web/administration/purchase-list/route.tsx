import { useActionData, useLoaderData } from 'react-router';
import { type Purchase, replenishmentPaths, type Supplier } from '#shop/desk/replenishment/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { intentIn } from '../../forms/intent.ts';
import { typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs, PageContext } from '../../page-context.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { PrintButton } from '../lists/print-button.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { OrderForm } from './order-form.tsx';
import { arrivingOf, noteForm, orderRows, receiptRows, rowsWithQuantity } from './purchase-forms.ts';
import { ReceiptForm } from './receipt-form.tsx';
import { Suppliers } from './suppliers.tsx';

interface View {
  suppliers: readonly Supplier[];
  /** null: no supplier is chosen yet. */
  purchase: Purchase | null;
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const supplier = new URL(request.url).searchParams.get('supplier');
  const [suppliers, purchase] = await Promise.all([
    context.call(replenishmentPaths.suppliers, {}),
    supplier === null ? null : context.call(replenishmentPaths.purchase, { supplier }),
  ]);
  return { suppliers, purchase };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  return intentIn(form, ['order', 'receive']) === 'order' ? order(context, form) : receive(context, form);
}

async function order(context: PageContext, form: FormData) {
  const typed = typedValues(form);
  const rows = rowsWithQuantity(orderRows, typed);
  const save = await saveForm({ ...orderRows.of(rows), ...noteForm }, form, context, {
    path: replenishmentPaths.order,
    input: (values) => ({
      note: values.note,
      lines: orderRows.valuesIn(values, rows).map(({ quantity, expectedOn }, index) => {
        const row = rows[index] ?? '';
        return { productId: Number(row), quantity: quantity ?? 0, expectedOn, arriving: arrivingOf(typed, row) };
      }),
    }),
    rowField: orderRows.fieldIn('lines', rows),
    name: 'order',
  });
  return answerOf(save, 'order');
}

async function receive(context: PageContext, form: FormData) {
  const rows = rowsWithQuantity(receiptRows, typedValues(form));
  const save = await saveForm(receiptRows.of(rows), form, context, {
    path: replenishmentPaths.receive,
    input: (values) => ({
      arrivals: receiptRows
        .valuesIn(values, rows)
        .map(({ quantity }, index) => ({ arrivalId: Number(rows[index] ?? 0), quantity: quantity ?? 0 })),
    }),
    rowField: receiptRows.fieldIn('arrivals', rows),
    name: 'receive',
  });
  return answerOf(save, 'receive');
}

/** All that is to order from a supplier, and the receipt of what was ordered (L4). Printed, it is the order itself. */
export function Component() {
  const { suppliers, purchase } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (purchase === null) return <Suppliers suppliers={suppliers} />;
  const { supplier, toOrder, ordered } = purchase;
  const answerTo = (form: string) => (answer?.form === form ? answer : undefined);
  const file = new URLSearchParams({ supplier }).toString();
  return (
    <>
      <PageHead title={t('purchase.of', { supplier: supplier === '' ? t('purchase.no-supplier') : supplier })}>
        <a href="/Administration/Replenishment">{t('purchase.back')}</a>
        <a href="/Administration/Purchase-List">{t('purchase.suppliers')}</a>
        {toOrder.length === 0 ? null : (
          <>
            <a href={`/Administration/export/replenishment.csv?${file}`}>{t('purchase.csv')}</a>
            <PrintButton kind="secondary" />
          </>
        )}
      </PageHead>
      {toOrder.length === 0 && ordered.length === 0 ? <Notice kind="plain">{t('purchase.none')}</Notice> : null}
      {toOrder.length === 0 && answerTo('order')?.saved === true ? (
        <Notice kind="good">{t('purchase.marked')}</Notice>
      ) : null}
      {toOrder.length === 0 ? null : (
        <OrderForm key={`order ${supplier}`} purchase={purchase} answer={answerTo('order')} />
      )}
      {ordered.length === 0 && answerTo('receive')?.saved === true ? (
        <Notice kind="good">{t('purchase.received')}</Notice>
      ) : null}
      {ordered.length === 0 ? null : (
        <ReceiptForm key={`receipt ${supplier}`} purchase={purchase} answer={answerTo('receive')} />
      )}
    </>
  );
}
