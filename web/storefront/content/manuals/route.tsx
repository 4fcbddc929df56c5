import { useLoaderData } from 'react-router';
import { documentPaths, type ListedManual } from '#shop/trade/documents/paths.ts';
import { Breadcrumb } from '../../../design/breadcrumb.tsx';
import { Head } from '../../../design/head.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { type OrderPageTextKey, useOrderPageText } from '../../order/order-page-text.ts';
import styles from './manuals.module.css';

export function loader({ context }: PageArgs) {
  return context.call(documentPaths.manuals, {});
}

/** The manuals of our machines (A29). */
export function Component() {
  const t = useOrderPageText();
  const manuals = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={t('shell.manuals')} />
      <Breadcrumb
        label={t('catalogue.trail')}
        steps={[{ label: t('catalogue.home'), href: '/' }, { label: t('shell.manuals') }]}
      />
      <h1>{t('shell.manuals')}</h1>
      <p className="at-most-60ch soft-ink">
        {t(manuals.length === 0 ? 'documents.manuals-none' : 'documents.manuals-intro')}
      </p>
      {GROUPS.filter(({ of }) => manuals.some(({ kind }) => kind === of)).map(({ title, of }) => (
        <section key={title}>
          <h2 className="heading above-6 below-3">{t(title)}</h2>
          <ul className={styles.manuals}>
            {manuals
              .filter(({ kind }) => kind === of)
              .map((manual) => (
                <li key={manual.name}>
                  <ManualLink manual={manual} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The list in its order, with a separator between the kinds of machine. */
const GROUPS: readonly { title: OrderPageTextKey; of: ListedManual['kind'] }[] = [
  { title: 'documents.manuals-presses', of: 'press' },
  { title: 'documents.manuals-others', of: 'earlier' },
  { title: 'documents.manuals-engines', of: 'engine' },
];

function ManualLink({ manual: { name, url } }: { manual: ListedManual }) {
  const t = useOrderPageText();
  if (url === null) {
    return (
      <span className={styles.manual}>
        <span className={styles.name}>{name}</span>
        <span className="faint">{t('documents.manuals-missing')}</span>
      </span>
    );
  }
  return (
    <a className={styles.manual} href={url} target="_blank" rel="noopener">
      <span className={styles.name}>{name}</span>
      <span className="faint">
        {t('documents.manuals-kind')}
        <span className="visually-hidden">{t('product.new-tab')}</span>
      </span>
    </a>
  );
}
