import { useLoaderData } from 'react-router';
import { cataloguePaths } from '#shop/finding/paths.ts';
import { Head } from '../../../design/head.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useShell } from '../../../shell/storefront-layout.tsx';
import { useText } from '../../../texts/texts.tsx';
import { Banners } from '../../home/banners.tsx';
import { Shortcuts } from '../shortcuts.tsx';
import { FlexoConsumables } from './flexo-consumables.tsx';

export async function loader({ context }: PageArgs) {
  const [shelves, tapes] = await Promise.all([
    context.call(cataloguePaths.shelves, {}),
    context.call(cataloguePaths.tapeTiles, {}),
  ]);
  return { shelves, tapes };
}

/** Where a customer lands after the login (A23). */
export function Component() {
  const t = useText();
  const { me } = useShell();
  const { shelves, tapes } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={t('account.dashboard')} />
      <h1>{t('account.greeting', { name: me?.displayName ?? '' })}</h1>
      <Shortcuts />
      <Banners tapes={tapes} />
      <FlexoConsumables shelves={shelves} />
    </>
  );
}
