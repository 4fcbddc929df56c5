import { get } from '../operations/path.ts';
import type { Office } from '../operations/store/store-configuration.ts';
import type { NewsEntry, NewsSummary } from '../operations/store/news.ts';

/** Content of the tape page (A30). */
export interface TapePage {
  /** The stored picture; null if there is none. */
  heroHash: string | null;
  families: readonly { id: number; guid: string; name: string; imageHash: string | null }[];
  /** null while its file is not there; so is the flyer. */
  video: { title: string; url: string; posterUrl: string; sizeBytes: number } | null;
  flyerUrl: string | null;
  whitePapers: readonly { title: string; url: string }[];
}

/** An office with the drawing that stands in place of its map. */
export type OfficeOnMap = Office & { mapHash: string | null };

export const contentPaths = {
  tapePage: get<Record<string, never>, TapePage>('/Shop/GetTapePage'),
  offices: get<Record<string, never>, readonly OfficeOnMap[]>('/Shop/GetOffices'),
  /** The newest first. */
  news: get<Record<string, never>, readonly NewsSummary[]>('/News/GetAllNews'),
  newsEntry: get<{ slug: string }, NewsEntry>('/News/GetNewsBySlug/{slug}'),
};
