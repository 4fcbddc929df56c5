import { SCREEN_STATES as STAFF_SCREENS } from '#server/testing/administration-screens.ts';
import { SCREEN_STATES, type Viewer } from '#server/testing/shop-screens.ts';

/** The addresses of the administration, each screen in all of its states. */
export const STAFF_FORMS = Object.entries(STAFF_SCREENS).flatMap(([path, states]) =>
  states.map((query) => `/Administration/${path}${query}`),
);

const addressesFor = (viewer: Viewer) =>
  Object.values(SCREEN_STATES)
    .flat()
    .filter(([of]) => of === viewer)
    .map(([, address]) => address);

/** Every screen of the shop for a logged-in buyer, and pages of theirs with further forms. */
export const BUYERS_FORMS = [
  ...new Set([
    ...addressesFor('uk'),
    '/product?id=139',
    '/search?keyword=blade',
    '/Part-Table?keyword=blade',
    '/Delivery-Addresses?delete=1',
    '/Order-Again?id=1116',
    '/Quote-Request?product=140',
  ]),
];

/** Every screen of the shop for a visitor. */
export const VISITORS_FORMS = addressesFor('visitor');
