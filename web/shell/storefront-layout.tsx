import { Outlet, useLoaderData, useLocation, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useEffect, useRef } from 'react';
import { approvalPaths } from '#shop/orders/approvals/paths.ts';
import { cartPaths } from '#shop/cart/paths.ts';
import { cataloguePaths } from '#shop/search/paths.ts';
import { sessionPaths } from '#shop/identity/session-paths.ts';
import { orderingForPaths } from '#shop/administration/impersonation/paths.ts';
import { settingsPaths } from '#shop/settings/paths.ts';
import type { PageArgs } from '../page-context.ts';
import { session } from '../session.ts';
import { LogInAgain } from '../storefront/login/log-in-again.tsx';
import { useFigures, useText } from '../texts/texts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OrderingForBar } from './ordering-for-bar.tsx';
import type { Shell } from './shell.ts';
import styles from './storefront-layout.module.css';

export async function storefrontLoader({ context }: PageArgs): Promise<Shell> {
  const [me, menu, basket, orderingFor, waitingApprovals] = await Promise.all([
    context.signedIn ? context.call(sessionPaths.me, {}) : null,
    context.call(cataloguePaths.menu, {}),
    context.signedIn ? context.call(cartPaths.current, {}) : null,
    context.signedIn && context.staffSignedIn ? readOrderingFor(context) : null,
    context.signedIn ? context.call(approvalPaths.countWaiting, {}) : 0,
  ]);
  if (!import.meta.env.SSR) session.signedIn = me !== null;
  return { me, orderingFor, menu, basket, waitingApprovals, reduced: context.reduced, year: new Date().getFullYear() };
}

/** Staff whose session has expired, or lacks its second factor, order for nobody. */
async function readOrderingFor(context: PageArgs['context']): Promise<Shell['orderingFor']> {
  const asked = await context.ask(orderingForPaths.read, {});
  if (!asked.ok || asked.output === null) return null;
  const { timeZone } = await context.call(settingsPaths.store, {});
  return { ...asked.output, timeZone };
}

/**
 * Menus and basket change with the visitor's actions, not with navigation. The basket's own page reloads them because
 * of other windows, the dashboard because of other members of the company, and so does a restored page. If the shop is
 * unreachable, the screen keeps its data (D14).
 */
export function storefrontShouldRevalidate({
  formMethod,
  actionStatus,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus !== undefined && actionStatus >= 500) return false;
  if (formMethod !== undefined && formMethod !== 'GET') return true;
  if (actionStatus !== undefined || currentUrl.href === nextUrl.href) return true;
  return /^\/(basket|dashboard)\/?$/i.test(nextUrl.pathname);
}

export function StorefrontLayout() {
  const shell = useLoaderData<Shell>();
  const t = useText();
  useFocusOnNewScreen();
  const busy = useNavigation().state === 'loading';
  return (
    <div className={styles.frame}>
      <a className={`${styles.skip} visually-hidden`} href="#content">
        {t('shell.skip')}
      </a>
      {shell.orderingFor === null ? null : <OrderingForMember orderingFor={shell.orderingFor} />}
      <Header shell={shell} />
      <div className={styles.progress} data-busy={busy || undefined} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {shell.me === null ? null : (
          <noscript>
            <p>{t('shell.without-script')}</p>
          </noscript>
        )}
        <Outlet />
      </main>
      <Footer year={shell.year} />
      {shell.me === null || shell.orderingFor !== null ? null : <LogInAgain customerId={shell.me.id} />}
    </div>
  );
}

/** Bar for a staff member who orders for a member: names both, shows the end, and offers to stop (H7). */
function OrderingForMember({
  orderingFor: { memberName: member, companyName: company, endsAt, timeZone },
}: {
  orderingFor: NonNullable<Shell['orderingFor']>;
}) {
  const t = useText();
  const { moment } = useFigures();
  return (
    <OrderingForBar text={t('shell.ordering-for', { member, company })} stop={t('shell.ordering-for-stop')}>
      <time dateTime={endsAt}>{t('shell.ordering-for-until', { until: moment(new Date(endsAt), timeZone) })}</time>
    </OrderingForBar>
  );
}

/** Moves the focus to a new screen, as happens without script, unless the screen sets it. */
function useFocusOnNewScreen() {
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const isNewScreen = shown.current.pathname !== pathname;
    const isLost = shown.current.key !== key && document.activeElement === document.body;
    shown.current = { pathname, key };
    if (!isNewScreen && !isLost) return;
    const content = document.getElementById('content');
    if (content?.contains(document.activeElement) === false) content.focus({ preventScroll: true });
  }, [pathname, key]);
}
