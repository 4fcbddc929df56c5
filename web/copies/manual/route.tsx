import { data, useLoaderData } from 'react-router';
import { documentPaths } from '#shop/trade/documents/paths.ts';
import { Head } from '../../design/head.tsx';
import type { PageArgs } from '../../page-context.ts';
import { CopyPage } from '../copy-page.tsx';
import { readCopyTime } from '../read-copy-time.ts';
import { usePressesText } from '../../storefront/presses/presses-text.ts';

export async function loader({ params, context }: PageArgs) {
  const [copy, manuals] = await Promise.all([readCopyTime(context), context.call(documentPaths.manuals, {})]);
  const asked = params['manual']?.toLowerCase();
  const manual = manuals.find(({ name }) => name.toLowerCase() === asked);
  if (manual === undefined || manual.url === null) throw data(null, { status: 404 });
  return { copy, name: manual.name, url: manual.url };
}

/** Page before a manual that a browser keeps for reading without a network: a PDF can't say that it is a copy (J6). */
export function Component() {
  const t = usePressesText();
  const { copy, name, url } = useLoaderData<typeof loader>();
  const title = t('copy.manual', { name });
  return (
    <CopyPage title={title} copy={copy} currentHref={url}>
      <Head title={title} />
      <p>
        <a href={`${url}?copy=1`} data-kept>
          {t('copy.open-manual')}
        </a>
      </p>
    </CopyPage>
  );
}
