import { data, useLoaderData } from 'react-router';
import { documentPaths } from '#shop/trade/documents/paths.ts';
import { drawingPaths } from '#shop/catalogue/drawings/paths.ts';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { Breadcrumb } from '../../../design/breadcrumb.tsx';
import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { Picture } from '../../../design/picture.tsx';
import { type PageArgs, RefusedError } from '../../../page-context.ts';
import { useShell } from '../../../shell/shell.ts';
import { categoryAddress } from '../../catalogue/addresses.ts';
import { AssemblyTree, ModelManuals, manualsOf } from '../model-documents.tsx';
import { modelAddress, partsAddress } from '../machine-name.ts';
import { yearsText } from '../model-words.ts';
import styles from '../presses.module.css';
import { usePressesText } from '../presses-text.ts';

export async function loader({ params, context }: PageArgs) {
  const modelPath = params['model'] ?? '';
  const [asked, assemblies, manuals, machines] = await Promise.all([
    context.ask(pressPaths.model, { modelPath }),
    context.call(drawingPaths.assemblies, { modelPath }),
    context.signedIn ? context.call(documentPaths.manuals, {}) : [],
    context.signedIn ? context.call(pressPaths.machines, {}) : [],
  ]);
  if (asked.ok) {
    const model = asked.output;
    const hasOne = machines.some(({ modelId }) => modelId === model.modelId);
    return { model, assemblies, manuals: manualsOf(model, manuals), hasOne };
  }
  if (asked.refusal.status === 404) throw data(null, { status: 404 });
  throw new RefusedError(asked.refusal);
}

/** A model of press: its parts, its categories, its drawings (J1). */
export function Component() {
  const t = usePressesText();
  const { model, assemblies, manuals, hasOne } = useLoaderData<typeof loader>();
  const { me } = useShell();
  return (
    <>
      <Head
        title={model.modelName}
        description={t('presses.description', { model: model.modelName, intro: model.intro })}
        canonical={modelAddress(model.modelPath)}
      />
      <Breadcrumb
        indexed
        label={t('presses.trail')}
        steps={[
          { label: t('catalogue.home'), href: '/' },
          { label: t('presses.title'), href: '/Presses' },
          { label: model.modelName },
        ]}
      />
      <h1>{model.modelName}</h1>
      <p>{model.intro}</p>
      <div className="with-aside">
        <div className="stack">
          <Picture
            folder="presses"
            hash={model.imageHash}
            alt={t('presses.picture', { model: model.modelName })}
            sizes="(width < 60rem) 95vw, 50rem"
            width={800}
            height={300}
            eager
            fit="cover"
          />
          <p className="row align-center">
            {model.partCount === 0 ? null : (
              <ButtonLink href={partsAddress(model)}>{t('presses.all-parts', { model: model.modelName })}</ButtonLink>
            )}
            {me === null ? null : (
              <ButtonLink kind="secondary" href={`/My-Presses?model=${model.modelId}`}>
                {t(hasOne ? 'presses.add-another' : 'presses.add-mine')}
              </ButtonLink>
            )}
          </p>
        </div>
        <div className="stack">
          <section aria-labelledby="assemblies">
            <h2 id="assemblies">{t('presses.assemblies')}</h2>
            {assemblies.length === 0 ? <p>{t('presses.no-assemblies')}</p> : null}
            <AssemblyTree modelPath={model.modelPath} assemblies={assemblies} />
          </section>
          <p className="soft">{yearsText(model, t)}</p>
          {model.options.length === 0 ? null : (
            <section aria-labelledby="options">
              <h2 id="options">{t('presses.options')}</h2>
              <ul>
                {model.options.map((option) => (
                  <li key={option}>{option}</li>
                ))}
              </ul>
            </section>
          )}
          <ModelManuals manuals={manuals} />
          {model.categories.length === 0 ? null : (
            <section aria-labelledby="categories">
              <h2 id="categories">{t('presses.categories')}</h2>
              <ul className={styles.links}>
                {model.categories.map((category) => (
                  <li key={category.id}>
                    <PageLink href={categoryAddress(category)}>{category.name}</PageLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
