import { useLoaderData } from 'react-router';
import { cataloguePaths } from '#shop/finding/paths.ts';
import { Head } from '../../../design/head.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useShell } from '../../../shell/storefront-layout.tsx';
import { useText } from '../../../texts/texts.tsx';
import { Banners } from '../../home/banners.tsx';
import { Shortcuts } from '../shortcuts.tsx';
import { FlexoConsumables, type Shelf } from './flexo-consumables.tsx';

/** Tesa Tape, Consumables, Performance Series (A23). */
const SHELVES = [28, 27, 21];
const PRODUCTS_EACH = 4;

export async function loader({ context }: PageArgs) {
  const shelves = await Promise.all(
    SHELVES.map(async (categoryId): Promise<Shelf> => ({
      categoryId,
      products: await context.call(cataloguePaths.firstOfCategory, { categoryId, count: PRODUCTS_EACH }),
    })),
  );
  return { shelves };
}

/** Where a customer lands after the login (A23). */
export function Component() {
  const t = useText();
  const { me } = useShell();
  const { shelves } = useLoaderData<typeof loader>();
  return (
    <>
      <Head title={t('account.dashboard')} />
      <h1>{t('account.greeting', { name: me?.displayName ?? '' })}</h1>
      <Shortcuts />
      <Banners />
      <FlexoConsumables shelves={shelves} />
    </>
  );
}
