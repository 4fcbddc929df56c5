import { PageLink } from '../../../design/page-link.tsx';
import { useLoaderData } from 'react-router';
import { cataloguePaths } from '#shop/search/paths.ts';
import { orderPaths } from '#shop/orders/paths.ts';
import { settingsPaths } from '#shop/settings/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useShell } from '../../../shell/shell.ts';
import { useAccountText } from '../account-text.ts';
import { Banners } from '../../home/banners.tsx';
import { OrderTable } from '../order-table.tsx';
import { ownId } from '../own-id.ts';
import { Shortcuts } from '../account-shortcuts.tsx';
import { BuyAgain } from './buy-again.tsx';
import styles from './dashboard.module.css';
import { FlexoConsumables } from './flexo-consumables.tsx';

const RECENT = 5;
const PARTS = 6;

export async function loader({ context }: PageArgs) {
  const customerId = await ownId(context);
  const [{ items }, parts, { timeZone }, shelves, tapes] = await Promise.all([
    context.call(orderPaths.ofCustomer, { customerId, page: 1, pageSize: RECENT }),
    context.call(orderPaths.boughtBefore, { count: PARTS }),
    context.call(settingsPaths.store, {}),
    context.call(cataloguePaths.shelves, {}),
    context.call(cataloguePaths.tapeTiles, {}),
  ]);
  return { orders: items, parts, timeZone, shelves, tapes };
}

/** Dashboard after the login: recent and frequent orders, then shortcuts (A23). */
export function Component() {
  const t = useAccountText();
  const { me, waitingApprovals } = useShell();
  const { orders, parts, timeZone, shelves, tapes } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={t('account.dashboard')} />
      <h1>{t('account.greeting', { name: me?.displayName ?? '' })}</h1>
      {waitingApprovals === 0 ? null : (
        <Notice kind="plain">
          <PageLink href="/Approvals">{t('account.waiting-approvals', { count: waitingApprovals })}</PageLink>
        </Notice>
      )}
      <p className={styles.begin}>
        <ButtonLink href="/Quick-Order" kind="secondary">
          {t('shell.quick-order')}
        </ButtonLink>
        <span>{t('account.quick-order-hint')}</span>
      </p>
      {orders.length === 0 ? null : (
        <section className={styles.section} aria-labelledby="recent-orders">
          <div className="head">
            <h2 id="recent-orders">{t('account.recent-orders')}</h2>
            <PageLink href="/Order-History">{t('account.all-orders')}</PageLink>
          </div>
          <OrderTable orders={orders} caption={t('account.recent-orders')} timeZone={timeZone} />
        </section>
      )}
      {parts.length === 0 ? null : <BuyAgain parts={parts} timeZone={timeZone} />}
      <Shortcuts />
      <Banners tapes={tapes} />
      <FlexoConsumables shelves={shelves} />
    </>
  );
}
