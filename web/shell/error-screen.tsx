import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '../design/button.tsx';
import { textsIn } from '../texts/texts.tsx';
import styles from './error-screen.module.css';

/** What a screen shows when it can't be shown: unknown address, something refused, or a crash (A1). */
export function ErrorScreen() {
  const error = useRouteError();
  const { t } = textsIn('en');
  if (!isRouteErrorResponse(error)) return <Failure title={t('errors.crash')} hint={t('errors.crash-hint')} />;
  const { message } = (error.data ?? {}) as { message?: string };
  if (error.status >= 500) return <Failure title={t('errors.crash')} hint={t('errors.crash-hint')} />;
  if (message === undefined) return <Failure title={t('errors.not-found')} hint={t('errors.not-found-hint')} />;
  return <Failure title={message} hint={null} />;
}

function Failure({ title, hint }: { title: string; hint: string | null }) {
  const { t } = textsIn('en');
  return (
    <section className={styles.failure}>
      <title>{`${title} · ${t('shell.name')}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {hint === null ? null : <p>{hint}</p>}
      <p className={styles.steps}>
        <ButtonLink href="/search">{t('errors.search')}</ButtonLink>
        <ButtonLink href="/" kind="secondary">
          {t('errors.home')}
        </ButtonLink>
      </p>
    </section>
  );
}
