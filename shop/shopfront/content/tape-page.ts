import { withPictures } from '../search/home-tiles.ts';
import { menuFor } from '../search/menu.ts';
import type { Caller, Shop } from '../../base/operations/shop.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { contentPictures } from './content-pictures.ts';
import type { TapePage } from './paths.ts';

/** The tape page: the families that the reader may see, and video and flyer if their files exist (A30, D8). @throws {NotFoundError} it has no families */
export async function tapePage(shop: Shop, { customer }: Caller): Promise<TapePage> {
  const { families, hero, video, flyer, whitePapers } = shop.store.tapePage;
  if (families.length === 0) throw new NotFoundError('page');
  const [picture, film, hasFlyer] = await Promise.all([
    contentPictures(shop.files),
    shop.files.get(video.file),
    shop.files.has(flyer),
  ]);
  const tape = menuFor(customer, shop.hot()).find(({ role }) => role === 'tape');
  const visible = new Map(tape?.subcategories.map((family) => [family.id, family]));
  const shown = families.flatMap((id) => visible.get(id) ?? []);
  return {
    heroHash: picture(hero),
    families: tape === undefined ? [] : withPictures({ shop }, shown),
    video:
      film === undefined
        ? null
        : { title: video.title, url: `/${video.file}`, posterUrl: `/${video.poster}`, sizeBytes: film.length },
    flyerUrl: hasFlyer ? `/${flyer}` : null,
    whitePapers,
  };
}
