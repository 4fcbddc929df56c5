import type { RemovableThing } from '#shop/administration/paths.ts';

/** Where staff are asked whether a thing is to be deleted; `from`: where one is afterwards. */
export function deleteHref({ what, id }: RemovableThing, from: string): string {
  return `/Administration/Delete?what=${what}&id=${id}&back=${encodeURIComponent(from)}`;
}
