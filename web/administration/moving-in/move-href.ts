/** Address of a move. */
export function moveHref({ id }: { id: number }): string {
  return `/Administration/Move?id=${id}`;
}
