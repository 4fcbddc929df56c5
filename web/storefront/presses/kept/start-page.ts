/** The page that opens without a network; it is kept with its scripts. */
export const START_PAGE = '/At-The-Press';

/** Hash that tells the start page that it is shown in place of a page that needs a network. */
export const NEEDS_NETWORK = '#needs-network';

/** Returns whether an address, with or without a language prefix, is that of the start page. */
export function isStartPage(address: string): boolean {
  return address.endsWith(START_PAGE);
}
