/** The page of a part; the name is for people and search engines, the id decides (A12). */
export function productAddress({ id, name }: { id: number; name: string }): string {
  return `/product?id=${id}&name=${encodeURIComponent(name)}`;
}
