import { Form, redirect, useLoaderData } from 'react-router';
import { Button } from '../../../design/button.tsx';
import { TextField } from '../../../design/field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useScanText } from '../../quick-order/scan-text.ts';
import { addAddress, findScanned } from './find-scanned.ts';
import { LiveCamera } from './live-camera.tsx';
import { TypePlate } from './type-plate.tsx';

export async function loader({ request, context }: PageArgs) {
  const code = (new URL(request.url).searchParams.get('code') ?? '').trim();
  const found = code === '' ? { models: [] } : await findScanned(context, code);
  if ('address' in found) throw redirect(found.address);
  return { code, models: found.models };
}

/** Leads from a code or a number to its part or press: by the camera, or typed (J6). */
export function Component() {
  const t = useScanText();
  const { code, models } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={t('scan.page-title')} />
      <h1>{t('scan.page-title')}</h1>
      <p>{t('scan.page-hint')}</p>
      <div className="stack">
        {code === '' ? null : <NotFound code={code} models={models} />}
        {code === '' ? (
          <LiveCamera />
        ) : (
          <p>
            <PageLink href="/Scan">{t('scan.again')}</PageLink>
          </p>
        )}
        <Form discover="none" action="/Scan" className="stack">
          <TextField
            key={code}
            label={t('scan.number')}
            name="code"
            maxLength={200}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            defaultValue={code}
          />
          <div>
            <Button type="submit">{t('scan.find')}</Button>
          </div>
        </Form>
        <TypePlate />
      </div>
    </>
  );
}

/** Names the models of a serial number that several have; otherwise says that nothing was found. */
function NotFound({ code, models }: { code: string; models: readonly { modelId: number; modelName: string }[] }) {
  const t = useScanText();
  if (models.length > 0)
    return (
      <Notice kind="plain">
        <p>{t('scan.which-model', { code })}</p>
        <ul className="list row">
          {models.map(({ modelId, modelName }) => (
            <li key={modelId}>
              <PageLink href={addAddress(code, modelId)}>{modelName}</PageLink>
            </li>
          ))}
        </ul>
      </Notice>
    );
  return (
    <Notice kind="bad">
      <p>{t('scan.nothing', { code })}</p>
      <ul className="list row">
        <li>
          <PageLink href={`/search?keyword=${encodeURIComponent(code)}`}>{t('scan.search')}</PageLink>
        </li>
        <li>
          <PageLink href={addAddress(code)}>{t('scan.add-press')}</PageLink>
        </li>
      </ul>
    </Notice>
  );
}
