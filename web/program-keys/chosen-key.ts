/** The key in the address of a page whose calls are shown; null: none. */
export function chosenKey(request: Request): string | null {
  const guid = new URL(request.url).searchParams.get('key');
  return guid === null || guid === '' ? null : guid;
}
