import { expect, test } from 'vitest';
import { PageContext, type PageActionArgs } from '../page-context.ts';

type Action = (args: PageActionArgs) => unknown;

/** Field names for the submitted form, or for the pressed button. */
const FIELDS = ['intent'];

/** Screens whose every form does one thing, or that tell their forms apart by what is in them. */
const WITHOUT_VERB = [
  'administration/audit',
  'administration/carriers',
  'administration/categories',
  'administration/categories/add-category',
  'administration/change-products',
  'administration/costs',
  'administration/delete',
  'administration/exchange-rates',
  'administration/import',
  'administration/kit',
  'administration/machine-labels',
  'administration/merge-companies',
  'administration/moving-in',
  'administration/news-edit',
  'administration/part-question',
  'administration/pinned-parts',
  'administration/product-type',
  'administration/promo-code-edit',
  'administration/redirect-rows',
  'administration/replacement',
  'administration/settings',
  'administration/sign-in',
  'administration/sign-out',
  'administration/specifications',
  'administration/stop-ordering',
  'administration/subcategories',
  'administration/subcategories/add-subcategory',
  'administration/translation',
  'administration/variant-prices',
  'administration/variant-prices/add-width',
  'storefront/account/activate',
  'storefront/account/create-account',
  'storefront/account/delivery-address-edit',
  'storefront/account/delivery-addresses',
  'storefront/account/edit-account',
  'storefront/account/forgot-password',
  'storefront/account/my-account',
  'storefront/account/reset-password',
  'storefront/bought-before',
  'storefront/company/join',
  'storefront/company/part-numbers',
  'storefront/documents',
  'storefront/language',
  'storefront/lists/list-add',
  'storefront/lists/lists',
  'storefront/log-out',
  'storefront/login',
  'storefront/order/order-again',
  'storefront/part-requests/part-requests',
  'storefront/part-table',
  'storefront/presses/assembly',
  'storefront/presses/press-labels',
  'storefront/product',
  'storefront/quotes/quote-request',
  'storefront/returns/return-parts',
];

/** Sends a form with a verb that no page knows; answers whether that was refused, and nothing asked of the shop. */
async function refusesUnknown(action: Action, body: FormData | URLSearchParams): Promise<boolean> {
  const asked: unknown[] = [];
  const context = new PageContext({
    ask: async (path) => {
      asked.push(path);
      return { ok: false, refusal: { status: 404, code: 'object.unknown', message: '', errors: [], details: {} } };
    },
    signedIn: true,
    staffSignedIn: true,
    staffRights: null,
    language: 'en',
    reduced: false,
  });
  const request = new Request('http://localhost:3000/?id=1', { method: 'POST', body });
  try {
    await action({ request, context } as unknown as PageActionArgs);
    return false;
  } catch (thrown) {
    const { data, init } = thrown as { data?: { isUnknownForm?: true }; init?: { status: number } };
    return data?.isUnknownForm === true && init?.status === 400 && asked.length === 0;
  }
}

test('an unknown intent is refused, never treated as the last known one', async () => {
  const found: string[] = [];
  for (const [file, load] of Object.entries(import.meta.glob<{ action?: Action }>('../*/**/route.tsx'))) {
    const { action } = await load();
    if (action === undefined) continue;
    const unknown = FIELDS.map((field) => [field, 'no-such-verb']);
    const form = new FormData();
    for (const [name = '', value = ''] of unknown) form.append(name, value);
    form.append('file', new File(['%PDF-'], 'order.pdf'));
    const bodies = [new URLSearchParams(unknown), form];
    const refused = await Promise.all(bodies.map((body) => refusesUnknown(action, body)));
    if (refused.includes(false)) found.push(file.slice('../'.length, -'/route.tsx'.length));
  }
  expect(found.toSorted()).toEqual(WITHOUT_VERB);
});
