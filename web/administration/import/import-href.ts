/** Address of an import. */
export function importHref({ id }: { id: number }): string {
  return `/Administration/ImportView?id=${id}`;
}
