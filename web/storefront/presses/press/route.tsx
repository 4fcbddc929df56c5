import { data, redirect, useLoaderData } from 'react-router';
import { drawingPaths } from '#shop/catalogue/drawings/paths.ts';
import { labelPaths } from '#shop/catalogue/press-labels/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { type PageArgs, RefusedError } from '../../../page-context.ts';
import { useShell } from '../../../shell/shell.ts';
import { NO_STORE } from '../../account/no-store.ts';
import { AssemblyTree } from '../model-documents.tsx';
import { machineAddress, modelAddress } from '../machine-name.ts';
import { usePressesText } from '../presses-text.ts';

export async function loader({ params, context }: PageArgs) {
  const token = params['token'] ?? '';
  const asked = await context.ask(labelPaths.openLabel, { token });
  if (asked.ok) {
    const { machineId, companyId, modelName, modelPath } = asked.output;
    if (machineId !== null) throw redirect(pageOf(machineId, companyId));
    const assemblies = modelPath === null ? [] : await context.call(drawingPaths.assemblies, { modelPath });
    return data({ model: { modelName, modelPath }, assemblies, token }, NO_STORE);
  }
  // A code that is too long was never one.
  if (asked.refusal.status !== 404 && asked.refusal.status !== 400) throw new RefusedError(asked.refusal);
  return data({ model: null, assemblies: [], token }, { ...NO_STORE, status: 404 });
}

/** The press's page for its company, and for staff. */
function pageOf(machineId: number, companyId: number | null): string {
  if (companyId === null) return machineAddress(machineId);
  return `/Administration/Machine?company=${companyId}&id=${machineId}`;
}

/** Target of a label for everybody but the press's company: the model's drawings and the way to the login (J6). */
export function Component() {
  const t = usePressesText();
  const { model, assemblies, token } = useLoaderData<typeof loader>();
  const { me } = useShell();
  if (model === null)
    return (
      <>
        <Head title={t('press-labels.dead-title')} />
        <h1>{t('press-labels.dead-title')}</h1>
        <p>{t('press-labels.dead')}</p>
        <p>
          <PageLink href="/Presses">{t('presses.title')}</PageLink>
        </p>
      </>
    );
  const { modelName, modelPath } = model;
  return (
    <>
      <Head title={modelName} />
      <h1>{modelName}</h1>
      {me === null ? (
        <>
          <p>{t('press-labels.visitor', { model: modelName })}</p>
          <p>
            <ButtonLink href={`/login?next=${encodeURIComponent(`/Press/${token}`)}`}>
              {t('press-labels.log-in')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <Notice kind="plain">{t('press-labels.other')}</Notice>
      )}
      {modelPath === null ? (
        <p>{t('press-labels.no-model')}</p>
      ) : (
        <section aria-labelledby="assemblies">
          <h2 id="assemblies">{t('presses.assemblies')}</h2>
          <AssemblyTree modelPath={modelPath} assemblies={assemblies} />
          <p>
            <PageLink href={modelAddress(modelPath)}>{t('my-presses.model-page', { model: modelName })}</PageLink>
          </p>
        </section>
      )}
    </>
  );
}
