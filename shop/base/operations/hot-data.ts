/**
 * The small tables that nearly every answer needs: read once, kept in memory, reloaded when they change. The table
 * of readers in server/hot-data.ts adds the others.
 */
export interface HotData {
  /** Incremented by every change of the catalogue, including products: anything made with another version is stale. */
  readonly version: number;
}
