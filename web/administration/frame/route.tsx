import { Form, Outlet, useLocation, useNavigation } from 'react-router';
import { Icon } from '../../design/icon.tsx';
import { Logo } from '../../shell/logo.tsx';
import { useShopName } from '../../shell/shop-face.ts';
import { FIRST_ROW } from '../lists/list-table.tsx';
import { STAFF_SCREENS } from '../screens.ts';
import { say, t } from '../staff-text.ts';
import { OrderingForBar } from '../../shell/ordering-for-bar.tsx';
import { Moment } from '../moment.tsx';
import styles from './frame.module.css';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { QuickSearch } from './quick-search.tsx';
import { SideMenu } from './side-menu.tsx';
import { readAdministration, useAdministration } from './use-administration.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { languages, STAFF_LANGUAGES } from '#texts/languages.ts';
import { pageLanguage } from '../../texts/page-language.ts';
import { SayContext } from '../../texts/say.tsx';

export const loader = readAdministration;

const LISTS: ReadonlySet<string> = new Set(
  STAFF_SCREENS.filter(({ isList }) => isList).map(({ path }) => path.toLowerCase()),
);

/** Skips search, filters and column heads: one key and Enter open the first entry of the list. */
function SkipToList() {
  const place = useLocation()
    .pathname.toLowerCase()
    .replace(/^\/administration\//, '')
    .replace(/\/$/, '');
  if (!LISTS.has(place)) return null;
  return (
    <a
      className="skip-link visually-hidden"
      href={`#${FIRST_ROW}`}
      onClick={(event) => {
        const first = document.getElementById(FIRST_ROW);
        if (first === null) return;
        event.preventDefault(); // adds no entry to the browser's history
        first.focus();
      }}
    >
      {t('frame.skip-to-list')}
    </a>
  );
}

/** The administration's header and side menu (E1). */
export function Component() {
  const name = useShopName();
  const busy = useNavigation().state === 'loading';
  return (
    <>
      <OrderingForMember />
      <div className={styles.frame}>
        <a className="skip-link visually-hidden" href="#content">
          {t('frame.skip')}
        </a>
        <SkipToList />
        <header className={styles.header}>
          <a href="/Administration/Dashboard" aria-label={t('frame.name', { name })} className={styles.home}>
            <Logo />
          </a>
          <button type="button" className={styles.menuButton} popoverTarget="places">
            <Icon shape="menu" size={16} />
            {t('frame.open-menu')}
          </button>
          <QuickSearch />
          <nav className={styles.leave} aria-label={t('frame.name', { name })}>
            <a href="/" data-reload>
              {t('frame.to-shop')}
            </a>
            <LanguageSwitch />
            <a href="/Administration/My-Account">{t('frame.your-account')}</a>
            <Form method="post" action="/administration/sign-out">
              <button type="submit">{t('frame.sign-out')}</button>
            </Form>
          </nav>
        </header>
        <SideMenu />
        <main id="content" tabIndex={-1} className={styles.main} aria-busy={busy || undefined}>
          <noscript>
            <p>{t('frame.without-script')}</p>
          </noscript>
          <SayContext value={say}>
            <UnsavedGuard>
              <Outlet />
            </UnsavedGuard>
          </SayContext>
        </main>
        <SignInAgain />
      </div>
    </>
  );
}

/** Bar for a staff member who orders for a member (H7). */
function OrderingForMember() {
  const { orderingFor } = useAdministration();
  if (orderingFor === null) return null;
  const { memberName: member, companyName: company, endsAt } = orderingFor;
  return (
    <OrderingForBar text={t('ordering-for.bar', { member, company })} stop={t('ordering-for.stop')}>
      {t('ordering-for.until')} <Moment at={endsAt} />{' '}
      <a href="/" data-reload>
        {t('ordering-for.to-shop')}
      </a>
    </OrderingForBar>
  );
}

/** Switches to the other language of the administration, saved with the staff account (N1). */
function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const other = STAFF_LANGUAGES.find((language) => language !== pageLanguage());
  if (other === undefined) return null;
  return (
    <form method="post" action="/language">
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="language"
        value={other}
        lang={other}
        aria-label={`${other.toUpperCase()} ${languages[other]}`}
      >
        {other.toUpperCase()}
      </button>
    </form>
  );
}
