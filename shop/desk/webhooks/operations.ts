import { z } from 'zod';
import { customerAsAuthor } from '../../base/audit/record-change.ts';
import { dayStart } from '../../base/days/day-start.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerNumber, noInput } from '../../base/operations/answers.ts';
import { type CallerOf, operation } from '../../base/operations/operation.ts';
import type { CustomerCaller, Shop, StaffCaller } from '../../base/operations/shop.ts';
import { dayInput } from '../../base/paged-lists/list-request.ts';
import type { KeyHolder } from '../../base/rights/api-scope.ts';
import { idNumber, optionalTextInput, textInput } from '../../base/wire/input-schemas.ts';
import type { AccountKind } from '../../people/identity/own-account.ts';
import { CHANGE_KINDS } from '../changes/change-kinds.ts';
import { endpointListSchema, endpointLogSchema, newEndpointSchema } from './answers.ts';
import {
  addEndpoint,
  type EndpointKeeper,
  removeEndpoint,
  retryDeliveries,
  rotateSecret,
  saveEndpoint,
  testEndpoint,
  turnEndpoint,
} from './change-endpoint.ts';
import { DESCRIPTION_MAX, URL_MAX } from './endpoint.ts';
import { listEndpoints, readDeliveries } from './endpoint-queries.ts';
import { companyWebhookPaths, type EndpointLog, staffWebhookPaths } from './paths.ts';

const EXAMPLE_GUID = '7f1f0f6e-2a34-4b5c-8d6e-9f0a1b2c3d4e';

const guidInput = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.guid(issue('refusal.webhook-guid')),
);
const ofEndpoint = z.object({ guid: guidInput });

const draft = z.object({
  webhookUrl: textInput.refine((url) => url.length <= URL_MAX && isWebAddress(url), issue('refusal.webhook-url')),
  webhookNote: optionalTextInput.refine((note) => note.length <= DESCRIPTION_MAX, issue('rule.too-long')),
  changeKinds: z
    .array(z.enum(CHANGE_KINDS, issue('refusal.change-kinds')), issue('refusal.change-kinds'))
    .min(1, issue('refusal.change-kinds'))
    .transform((kinds) => [...new Set(kinds)]),
});

/** The configuration decides whether the shop may send there. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}

const EXAMPLE = {
  webhookUrl: 'https://erp.converter.test/pressline',
  webhookNote: 'ERP',
  changeKinds: ['order.placed', 'order.sent'],
};

function keeperOfCompany({ customer }: CustomerCaller): EndpointKeeper {
  const owner = { companyId: customer.companyId };
  return { owner, sees: owner, customerId: customer.id, by: customerAsAuthor(customer) };
}

/** The shop's endpoints are those of all colleagues with the right; those of companies they may turn off or remove. */
function keeperOfStaff({ staff }: StaffCaller): EndpointKeeper {
  return { owner: 'shop', sees: 'everybody', customerId: null, by: staff };
}

/** The same calls for both kinds of endpoints (M3). */
export const webhookOperations = [
  ...operationsFor('customer', { holder: 'company', paths: companyWebhookPaths, keeperOf: keeperOfCompany }),
  ...operationsFor('staff', { holder: 'staff', paths: staffWebhookPaths, keeperOf: keeperOfStaff }),
];

interface Kind<Who> {
  holder: KeyHolder;
  paths: typeof companyWebhookPaths;
  keeperOf: (caller: Who) => EndpointKeeper;
}

function operationsFor<Access extends AccountKind>(
  access: Access,
  { holder, paths, keeperOf }: Kind<CallerOf[Access]>,
) {
  const right = access === 'customer' ? { memberRight: 'manage' as const } : { staffRight: 'settings' as const };
  const kept = { tag: 'Webhook', who: { access, ...right } };
  const asked = { tag: 'Webhook', who: { access, ...right, asksPassword: true } } as const;
  const whose = holder === 'company' ? "the company's webhooks" : 'all webhooks';
  const ofOneCustomer = holder === 'company' ? ({ ofOneCustomer: true } as const) : {};
  return [
    operation(paths.list, {
      ...kept,
      summary: `List ${whose}, newest first, with their health (M3).`,
      input: noInput,
      answer: { format: answerInternal(endpointListSchema) },
      async handle(_, { shop, caller }) {
        const { owner, sees } = keeperOf(caller);
        const endpoints = await listEndpoints(shop.db, { owner, of: sees, now: shop.clock.now() });
        return { isPossible: shop.sealer !== null, endpoints };
      },
    }),

    operation(paths.log, {
      ...kept,
      summary: 'Get a webhook with its last 50 deliveries, and what was sent and answered.',
      input: ofEndpoint,
      answer: { format: answerInternal(endpointLogSchema) },
      example: { path: { guid: EXAMPLE_GUID }, ...ofOneCustomer },
      handle: ({ guid }, { shop, caller }) => readLog(keeperOf(caller), guid, shop),
    }),

    operation(paths.add, {
      ...asked,
      summary: 'Add a webhook: an address that the shop calls when something changes. Returns its secret once.',
      input: draft,
      answer: { format: answerInternal(newEndpointSchema), refuses: [409], secret: true },
      example: { body: EXAMPLE },
      handle: (typed, { shop, caller }) => addEndpoint(keeperOf(caller), typed, shop),
    }),

    operation(paths.save, {
      ...asked,
      summary: 'Change the address, the description or the kinds of an own webhook. Returns 1.',
      input: draft.extend(ofEndpoint.shape),
      answer: { format: answerNumber, refuses: [404] },
      example: { body: { guid: EXAMPLE_GUID, ...EXAMPLE }, ...ofOneCustomer },
      handle: (typed, { shop, caller }) => saveEndpoint(keeperOf(caller), typed, shop),
    }),

    operation(paths.turn, {
      ...kept,
      summary: 'Turn a webhook on or off. Returns 1.',
      input: ofEndpoint.extend({ isOn: z.boolean(issue('refusal.zero-or-one')) }),
      answer: { format: answerNumber, refuses: [404] },
      example: { body: { guid: EXAMPLE_GUID, isOn: false }, ...ofOneCustomer },
      handle: (typed, { shop, caller }) => turnEndpoint(keeperOf(caller), typed, shop),
    }),

    operation(paths.rotate, {
      ...asked,
      summary:
        'Give an own webhook a new secret. Returns it once. The present secret signs as well for seven more days.',
      input: ofEndpoint,
      answer: { format: answerInternal(newEndpointSchema), refuses: [404, 409], secret: true },
      example: { body: { guid: EXAMPLE_GUID }, ...ofOneCustomer },
      handle: ({ guid }, { shop, caller }) => rotateSecret(keeperOf(caller), guid, shop),
    }),

    operation(paths.remove, {
      ...kept,
      summary: 'Remove a webhook with its log. Returns 1.',
      input: ofEndpoint,
      answer: { format: answerNumber, refuses: [404] },
      example: { body: { guid: EXAMPLE_GUID }, ...ofOneCustomer },
      handle: ({ guid }, { shop, caller }) => removeEndpoint(keeperOf(caller), guid, shop),
    }),

    operation(paths.test, {
      ...kept,
      summary: 'Send a test to an own webhook. Returns 1.',
      input: ofEndpoint,
      answer: { format: answerNumber, refuses: [404, 409] },
      example: { body: { guid: EXAMPLE_GUID }, ...ofOneCustomer },
      handle: ({ guid }, { shop, caller }) => testEndpoint(keeperOf(caller), guid, shop),
    }),

    operation(paths.retry, {
      ...kept,
      summary: 'Deliver one change again, or all that were given up since a day. Returns their number.',
      input: ofEndpoint
        .extend({ webhookDeliveryId: idNumber('delivery').optional(), since: dayInput.optional() })
        .refine(({ webhookDeliveryId, since }) => (webhookDeliveryId === undefined) !== (since === undefined), {
          path: ['webhookDeliveryId'],
          message: issue('refusal.webhook-retry'),
        }),
      answer: { format: answerNumber, refuses: [404] },
      example: { body: { guid: EXAMPLE_GUID, webhookDeliveryId: 1 }, ...ofOneCustomer },
      handle: ({ guid, webhookDeliveryId, since = '' }, { shop, caller }) =>
        retryDeliveries(
          keeperOf(caller),
          {
            guid,
            which:
              webhookDeliveryId === undefined
                ? { since: dayStart(since, 0, shop.store.timeZone) }
                : { id: webhookDeliveryId },
          },
          shop,
        ),
    }),
  ];
}

async function readLog({ owner, sees }: EndpointKeeper, guid: string, shop: Shop): Promise<EndpointLog> {
  const [endpoint] = await listEndpoints(shop.db, { owner, of: sees, guid, now: shop.clock.now() });
  if (endpoint === undefined) throw new NotFoundError('webhook');
  return { endpoint, deliveries: await readDeliveries(shop.db, guid, shop.publicUrl) };
}
