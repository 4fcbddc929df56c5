import { useLoaderData } from 'react-router';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { Breadcrumb } from '../../../design/breadcrumb.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Head } from '../../../design/head.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { Picture } from '../../../design/picture.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useShell } from '../../../shell/shell.ts';
import { modelAddress } from '../machine-name.ts';
import { yearsText } from '../model-words.ts';
import styles from '../presses.module.css';
import { usePressesText } from '../presses-text.ts';

export function loader({ context }: PageArgs) {
  return context.call(pressPaths.models, {});
}

/** The models of presses (J1). */
export function Component() {
  const t = usePressesText();
  const models = useLoaderData<typeof loader>();
  const { me } = useShell();
  return (
    <>
      <Head title={t('presses.title')} description={t('presses.lead')} canonical="/Presses" />
      <Breadcrumb
        indexed
        label={t('presses.trail')}
        steps={[{ label: t('catalogue.home'), href: '/' }, { label: t('presses.title') }]}
      />
      <h1>{t('presses.title')}</h1>
      <p>{t('presses.lead')}</p>
      {me === null ? null : (
        <p>
          <PageLink href="/My-Presses">{t('my-presses.title')}</PageLink>,{' '}
          <PageLink href="/At-The-Press" data-reload>
            {t('at-the-press.title')}
          </PageLink>
        </p>
      )}
      {models.length === 0 ? (
        <EmptyState title={t('presses.none')}>
          <p>{t('presses.none-hint')}</p>
        </EmptyState>
      ) : (
        <ul className="list grid gap-4 cells-18">
          {models.map((model, index) => (
            <li key={model.modelId}>
              <PageLink href={modelAddress(model.modelPath)} className={styles.card}>
                <Picture
                  folder="presses"
                  hash={model.imageHash}
                  alt=""
                  sizes="(width < 40rem) 95vw, 24rem"
                  width={480}
                  height={180}
                  eager={index === 0}
                  fit="cover"
                />
                <span className={styles.name}>{model.modelName}</span>
                <span>{model.intro}</span>
                <span className="soft">{yearsText(model, t)}</span>
                <span className="soft">{t('presses.parts', { count: model.partCount })}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
