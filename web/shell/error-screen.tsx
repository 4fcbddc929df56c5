import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonLink } from '../design/button.tsx';
import type { UnknownForm } from '../forms/intent.ts';
import { useText } from '../texts/texts.tsx';
import { usePageTitle } from './shop-face.ts';
import { START_PAGE } from '../storefront/presses/kept/start-page.ts';
import { useShellIfAny } from './shell.ts';
import { hasKept, MissingScreenError, reloadOnce } from './missing-screen.ts';

/** Screen for an error: unknown address, a refusal, or a crash (A1). */
export function ErrorScreen() {
  const error = useRouteError();
  const t = useText();
  if (error instanceof MissingScreenError) return <MissingScreen />;
  if (!isRouteErrorResponse(error)) return <Failure title={t('errors.crash')} hint={t('errors.crash-hint')} />;
  if (error.status === 0) return <MissingScreen />;
  const { message, back, isUnknownForm } = (error.data ?? {}) as { message?: string; back?: string } & UnknownForm;
  if (error.status >= 500) return <Failure title={t('errors.crash')} hint={t('errors.crash-hint')} />;
  if (isUnknownForm === true) return <Failure title={t('errors.unknown-form')} hint={t('errors.unknown-form-hint')} />;
  if (message === undefined) return <Failure title={t('errors.not-found')} hint={t('errors.not-found-hint')} />;
  return <Failure title={message} hint={null} back={back} />;
}

/** The error screen without surroundings: on printable pages, and when the header itself has failed. */
export function ErrorPage() {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}

// A browser says "online" before the server can be reached, and says nothing when only the server was away.
const ASK_AGAIN_MS = 3000;

/**
 * A deployment replaced the page's files: the page is reloaded. Otherwise there is no network, which it reports: it waits for one, and
 * leads to the page that this device keeps.
 */
export function MissingScreen() {
  const t = useText();
  const { pathname, search } = useLocation();
  const [hasStartPage, setHasStartPage] = useState(false);
  useEffect(() => {
    void hasKept(START_PAGE).then(setHasStartPage);
    const reload = () => void reloadOnce();
    reload();
    addEventListener('online', reload);
    const asking = setInterval(reload, ASK_AGAIN_MS);
    return () => {
      removeEventListener('online', reload);
      clearInterval(asking);
    };
  }, []);
  return (
    <section className="at-most-44rem centred padded above-6">
      <title>{usePageTitle(t('errors.missing'))}</title>
      <h1>{t('errors.missing')}</h1>
      <p>{t('errors.missing-hint')}</p>
      <p className="row above-5">
        <ButtonLink href={pathname + search} data-reload>
          {t('errors.again')}
        </ButtonLink>
        {hasStartPage ? (
          <ButtonLink href={START_PAGE} kind="secondary" data-reload>
            {t('errors.kept')}
          </ButtonLink>
        ) : null}
      </p>
    </section>
  );
}

function Failure({ title, hint, back }: { title: string; hint: string | null; back?: string | undefined }) {
  const t = useText();
  const shell = useShellIfAny();
  // Without the shell it is unknown whether the shop has a search (D36).
  const hasSearch = shell !== undefined && !shell.reduced;
  return (
    <section className="at-most-44rem centred padded above-6">
      <title>{usePageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {hint === null ? null : <p>{hint}</p>}
      <p className="row above-5">
        {back === undefined ? null : <ButtonLink href={back}>{t('errors.back')}</ButtonLink>}
        {hasSearch ? (
          <ButtonLink href="/search" kind={back === undefined ? 'primary' : 'secondary'}>
            {t('errors.search')}
          </ButtonLink>
        ) : null}
        <ButtonLink href="/" kind={hasSearch || back !== undefined ? 'secondary' : 'primary'}>
          {t('errors.home')}
        </ButtonLink>
      </p>
    </section>
  );
}
