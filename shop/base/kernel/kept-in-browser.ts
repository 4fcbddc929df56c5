/** Places in which a browser stores things for the shop. */
export type BrowserPlace = 'cookie' | 'local' | 'session' | 'cache';

/** An item that a page stores in the browser (O6). */
export interface KeptItem {
  /** Its name; with `varies`, the beginning of it. */
  readonly name: string;
  readonly varies?: true;
  readonly place: BrowserPlace;
  /** Readers whose browser may hold it: anyone who opens the shop, or only staff in the administration. */
  readonly whose: 'everyone' | 'staff';
  /** The sentence that says what it is for, on the cookie page: `content.kept-…`. Staff's items are not on it. */
  readonly purpose: string;
  /** The sentence that says when it ends. */
  readonly life: string;
}

/**
 * Everything that the shop stores in a browser. The cookie page shows it (O1), and the tests compare it with what browsers
 * hold after they have opened every screen. Nothing in it needs consent: all of it is needed for what the reader asked for.
 */
export const KEPT_IN_BROWSER = [
  { name: 'token', place: 'cookie', whose: 'everyone', purpose: 'token', life: 'until-login-ends' },
  { name: 'userID', place: 'cookie', whose: 'everyone', purpose: 'userID', life: 'until-login-ends' },
  { name: 'cart', place: 'cookie', whose: 'everyone', purpose: 'cart', life: 'until-browser-closes' },
  { name: 'language', place: 'cookie', whose: 'everyone', purpose: 'language', life: 'a-year' },
  { name: 'listView', place: 'cookie', whose: 'everyone', purpose: 'listView', life: 'a-year' },
  { name: 'quick-order-', place: 'local', whose: 'everyone', purpose: 'quick-order', life: 'until-used', varies: true },
  { name: 'kept ', place: 'cache', whose: 'everyone', purpose: 'copies', life: 'until-session-ends', varies: true },
  {
    name: 'database kept requests',
    place: 'local',
    whose: 'everyone',
    purpose: 'requests',
    life: 'until-sent',
  },
  {
    name: 'reloaded by ',
    place: 'session',
    whose: 'everyone',
    purpose: 'reloaded',
    life: 'until-tab-closes',
    varies: true,
  },
  {
    name: 'react-router-scroll-positions',
    place: 'session',
    whose: 'everyone',
    purpose: 'scroll',
    life: 'until-tab-closes',
  },
  {
    name: 'admintoken',
    place: 'cookie',
    whose: 'staff',
    purpose: 'Keeps a colleague signed in.',
    life: '12 hours, or until they log out',
  },
  {
    name: 'adminuserID',
    place: 'cookie',
    whose: 'staff',
    purpose: "The colleague's number.",
    life: '12 hours, or until they log out',
  },
  {
    name: 'menuFolds',
    place: 'cookie',
    whose: 'staff',
    purpose: 'Groups of the menu that are folded.',
    life: 'One year',
  },
  {
    name: 'figuresCurrency',
    place: 'cookie',
    whose: 'staff',
    purpose: 'Currency of the figures of sales that was chosen last.',
    life: 'One year',
  },
  {
    name: 'finds of ',
    place: 'local',
    whose: 'staff',
    purpose: 'What was found last with Ctrl+K.',
    life: 'until they log out',
    varies: true,
  },
  {
    name: 'pressline.queue',
    place: 'local',
    whose: 'staff',
    purpose: 'The last filters of the queue.',
    life: 'until they log out',
  },
  {
    name: 'pressline.single-keys',
    place: 'local',
    whose: 'staff',
    purpose: 'Whether single keys are shortcuts.',
    life: 'until they log out',
  },
  {
    name: 'unsaved ',
    place: 'session',
    whose: 'staff',
    purpose: 'Input of a form that is not saved yet.',
    life: 'until it is saved or left',
    varies: true,
  },
] as const satisfies readonly KeptItem[];

/** The rows of the cookie page. */
export type KeptByEveryone = Extract<(typeof KEPT_IN_BROWSER)[number], { whose: 'everyone' }>;
