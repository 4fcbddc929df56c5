/**
 * The small tables that nearly every answer needs: read once, kept in memory, reloaded when they change. Each
 * capability declares its own part here; server/hot-data.ts reads them all.
 */
export interface HotData {
  /** Incremented by every change of the catalogue, including products: anything made with another version is stale. */
  readonly version: number;
}
