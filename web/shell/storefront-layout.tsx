import { Outlet, useLocation, useNavigation, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useEffect, useRef } from 'react';
import { useSendingKept } from '../storefront/part-requests/kept/use-sending-kept.ts';
import { LogInAgain } from '../storefront/login/log-in-again.tsx';
import { useFigures, useText } from '../texts/texts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OrderingForBar } from './ordering-for-bar.tsx';
import { type Shell, useShell } from './shell.ts';
import styles from './storefront-layout.module.css';

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
  const shell = useShell();
  const t = useText();
  useFocusOnNewScreen();
  useSendingKept(shell.orderingFor === null ? (shell.me?.id ?? null) : null);
  const busy = useNavigation().state === 'loading';
  return (
    <div className={styles.frame}>
      <a className="skip-link visually-hidden off-paper" href="#content">
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
      <Footer year={shell.year} legalPages={shell.notices.legalPages} />
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
