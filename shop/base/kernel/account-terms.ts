/** The account's region mark: 1 Europe, 2 USA, 0 none yet. */
export type AdminContact = 0 | 1 | 2;

/** Price class of a customer: 0 not set, 1 European, 2 domestic, 3 international (B3). */
export type PriceClass = 0 | 1 | 2 | 3;

/** Viewer: a customer, or null for an anonymous visitor, who counts as "not USA" (D4). */
export type Viewer = { adminContact: AdminContact } | null;

/** The region whose categories a viewer sees; 'all' is visible to everyone, and is all that a visitor sees (D8). */
export type ViewerRegion = 'usa' | 'europe' | 'all';

/** The region whose categories the viewer sees: USA for adminContact 2, Europe for every other customer (D8). */
export function regionOf(viewer: Viewer): ViewerRegion {
  if (viewer === null) return 'all';
  return viewer.adminContact === 2 ? 'usa' : 'europe';
}
