import { get } from '../../base/operations/path.ts';
import type { Office } from '../../base/store/store-configuration.ts';
import type { NewsEntry, NewsSummary } from '../../base/store/news.ts';
import type { TapePage } from './answers.ts';

export type * from './answers.ts';

/** An office with the drawing that replaces its map. */
export type OfficeOnMap = Office & { mapHash: string | null };

export const contentPaths = {
  tapePage: get<Record<string, never>, TapePage>('/Shop/GetTapePage'),
  offices: get<Record<string, never>, readonly OfficeOnMap[]>('/Shop/GetOffices'),
  /** Newest first. */
  news: get<Record<string, never>, readonly NewsSummary[]>('/News/GetAllNews'),
  newsEntry: get<{ slug: string }, NewsEntry>('/News/GetNewsBySlug/{slug}'),
};
