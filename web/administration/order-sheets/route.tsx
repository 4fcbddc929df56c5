import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { PlacedOrder } from '#shop/trade/orders/order.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { Notice } from '../../design/notice.tsx';
import type { PageArgs } from '../../page-context.ts';
import { OrderSheet } from '../../storefront/order/order-sheet.tsx';
import { useAdministration } from '../frame/use-administration.ts';
import { KeyHelp } from '../keys/key-help.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { PrintButton } from '../lists/print-button.tsx';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import styles from './order-sheets.module.css';

/** Maximum page size of a list, and therefore of a selection to print. */
const MAX = 100;

interface Sheets {
  orders: readonly PlacedOrder[];
  /** Number of requested orders that do not exist. */
  missing: number;
}

export async function loader({ request, context }: PageArgs): Promise<Sheets> {
  const asked = new URL(request.url).searchParams.getAll('id').filter((id) => /^\d{1,10}$/.test(id));
  const ids = [...new Set(asked.map(Number))].slice(0, MAX);
  const answers = await Promise.all(ids.map((orderId) => context.ask(orderPaths.read, { orderId })));
  const orders = answers.flatMap((answer) => (answer.ok ? [answer.output] : []));
  return { orders, missing: ids.length - orders.length };
}

const KEYS = [
  ['P', 'queue.key.print-sheets'],
  ['q', 'queue.key.back'],
  ['?', 'queue.key.help'],
] as const;

/** The sheets of several orders, printed one after the other, each on separate paper (E4). */
export function Component() {
  const { orders, missing } = useLoaderData<typeof loader>();
  const store = useAdministration();
  const navigate = useNavigate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useKeys({
    P: () => window.print(),
    q: () => void navigate('/Administration/Queue'),
    '?': () => setHelpOpen(true),
  });
  return (
    <>
      <PageHead hasSheet title={t('sheets.title', { count: orders.length })}>
        {orders.length === 0 ? null : <PrintButton />}
        <KeyHelp keys={KEYS} isOpen={isHelpOpen} onOpen={setHelpOpen} />
      </PageHead>
      {orders.length === 0 ? <Notice kind="plain">{t('sheets.none')}</Notice> : null}
      {missing === 0 ? null : <Notice kind="bad">{t('sheets.missing', { count: missing })}</Notice>}
      {orders.map((order) => (
        <section key={order.id} className={styles.one} aria-label={t('order.title', { reference: order.reference })}>
          <OrderSheet order={order} store={store} />
        </section>
      ))}
    </>
  );
}
