import { SCREEN_STATES } from '#server/testing/administration-screens.ts';

/** The addresses of the administration, each screen in all of its states. */
export const STAFF_FORMS = Object.entries(SCREEN_STATES).flatMap(([path, states]) =>
  states.map((query) => `/Administration/${path}${query}`),
);

/** Pages of the shop with a form that a logged-in buyer can send. */
export const BUYERS_FORMS = [
  '/product?id=139',
  '/Dashboard',
  '/My-Account',
  '/Edit-Account',
  '/Account-Security',
  '/Company',
  '/Company/Members?change=1',
  '/Company/Part-Numbers',
  '/Delivery-Addresses?delete=1',
  '/Delivery-Address-Edit',
  '/Basket',
  '/checkout',
  '/Quick-Order',
  '/Bought-Before',
  '/search?keyword=blade',
  '/Part-Table?keyword=blade',
  '/Lists',
  '/List-Add?product=140',
  '/Order-Again?id=1116',
  '/Quote?id=1001',
  '/Quote?id=1002',
  '/Quote-Request?product=140',
  '/Return?id=1',
  '/Return-Parts?id=1124',
  '/Customer-Order/?id=1124',
];
