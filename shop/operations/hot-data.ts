/**
 * The small tables that nearly every answer needs: read once, kept in memory, read again when they change. Each capability
 * declares here, beside its own types, what of it is kept; server/hot-data.ts reads them all.
 */
export interface HotData {
  /** Raised at every change of the catalogue, also of products: what was made with another number is stale. */
  readonly version: number;
}
