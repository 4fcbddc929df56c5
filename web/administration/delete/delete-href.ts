import type { RemovableThing } from '#shop/desk/administration/paths.ts';

/** Address of the confirmation before a deletion; `from`: the address to return to. */
export function deleteHref({ what, id }: RemovableThing, from: string): string {
  return `/Administration/Delete?what=${what}&id=${id}&back=${encodeURIComponent(from)}`;
}
