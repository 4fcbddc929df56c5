/** Where an import is looked at. */
export function importHref({ id }: { id: number }): string {
  return `/Administration/ImportView?id=${id}`;
}
