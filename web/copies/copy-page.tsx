import type { ReactNode } from 'react';
import { Notice } from '../design/notice.tsx';
import { PageLink } from '../design/page-link.tsx';
import { useFigures } from '../texts/texts.tsx';
import { START_PAGE } from '../storefront/presses/kept/start-page.ts';
import styles from '../storefront/pdf-order/pdf-order.module.css';
import { usePressesText } from '../storefront/presses/presses-text.ts';
import type { CopyTime } from './read-copy-time.ts';

interface CopyPageProps {
  title: string;
  copy: CopyTime;
  /** The page or file itself. */
  currentHref: string;
  children: ReactNode;
}

/** Frame of a kept copy: says that it is one, and when it was made. Its links load pages as documents, so that the service worker can answer. */
export function CopyPage({ title, copy, currentHref, children }: CopyPageProps) {
  const t = usePressesText();
  const { moment } = useFigures();
  return (
    <main className={styles.page}>
      <p>
        <PageLink href={START_PAGE} data-reload>
          {t('at-the-press.title')}
        </PageLink>
      </p>
      <h1>{title}</h1>
      <Notice kind="plain">
        {t('copy.notice', { moment: moment(new Date(copy.madeAt), copy.timeZone) })}{' '}
        <PageLink href={currentHref} data-reload>
          {t('copy.current')}
        </PageLink>
      </Notice>
      {children}
    </main>
  );
}
