import { z } from 'zod';
import { requiredTextRefusal } from '../accounts/field-rules.ts';
import { customerAsAuthor } from '../../base/audit/record-change.ts';
import { type KeyHolder, scopesOf } from '../../base/rights/api-scope.ts';
import { DAY_MS, dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { fieldErrors } from '../../base/messages/field-errors.ts';
import { issue } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';
import { isNetwork } from '../../base/kernel/network-address.ts';
import { answerInternal, answerNumber, noInput } from '../../base/operations/answers.ts';
import { asNumber, textInput } from '../../base/wire/input-schemas.ts';
import { type CallerOf, operation } from '../../base/operations/operation.ts';
import type { AccountKind } from '../identity/own-account.ts';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import type { CustomerCaller, Shop, StaffCaller } from '../../base/operations/shop.ts';
import { keySchema, keyUseSchema, newKeySchema } from './answers.ts';
import { addKey, type KeyKeeper, revokeKey, rotateKey } from './change-key.ts';
import { type KeyOwner, listKeys, readKeyUse } from './key-queries.ts';
import { companyKeyPaths, KEY_LIFETIMES, KEY_NAME_MAX, type KeyUse, staffKeyPaths } from './paths.ts';

const MAX_NETWORKS = 20;
const USE_DAYS = 30;
const EXAMPLE_GUID = '7f1f0f6e-2a34-4b5c-8d6e-9f0a1b2c3d4e';

const guidInput = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.guid(issue('refusal.key-guid')),
);
const ofKey = z.object({ guid: guidInput });

function draftOf(holder: KeyHolder) {
  return z
    .object({
      keyName: textInput,
      keyScopes: z
        .array(z.enum(scopesOf(holder), issue('refusal.key-scopes')), issue('refusal.key-scopes'))
        .min(1, issue('refusal.key-scopes'))
        .transform((scopes) => [...new Set(scopes)]),
      networks: z
        .array(textInput.refine(isNetwork, issue('refusal.key-networks')), issue('refusal.key-networks'))
        .max(MAX_NETWORKS, issue('refusal.key-networks-many', { most: MAX_NETWORKS })),
      keyLifetime: z.preprocess(asNumber, z.literal(KEY_LIFETIMES, issue('refusal.key-lifetime'))),
    })
    .check(
      refuseFields(({ keyName }) =>
        fieldErrors({ keyName: requiredTextRefusal(keyName, message('rule.required.key-name'), KEY_NAME_MAX) }),
      ),
    );
}

/** The keys that a person may see and revoke, and those that they may make and rotate. */
interface Reach extends KeyKeeper {
  sees: KeyOwner | 'everybody';
}

function reachOfCompany({ customer }: CustomerCaller): Reach {
  const owner = { companyId: customer.companyId };
  return { owner, sees: owner, customerId: customer.id, by: customerAsAuthor(customer) };
}

/** A key has its owner's rights, so that nobody rotates another's. */
function reachOfStaff({ staff }: StaffCaller): Reach {
  return { owner: { staffId: staff.id }, sees: 'everybody', customerId: null, by: staff };
}

/** The same calls for both kinds of keys. No key can make one: keys are made by people. */
export const apiKeyOperations = [
  ...operationsFor('customer', { holder: 'company', paths: companyKeyPaths, reachOf: reachOfCompany }),
  ...operationsFor('staff', { holder: 'staff', paths: staffKeyPaths, reachOf: reachOfStaff }),
];

interface Kind<Who> {
  holder: KeyHolder;
  paths: typeof companyKeyPaths;
  reachOf: (caller: Who) => Reach;
}

function operationsFor<Access extends AccountKind>(access: Access, { holder, paths, reachOf }: Kind<CallerOf[Access]>) {
  const right = access === 'customer' ? { memberRight: 'manage' as const } : { staffRight: 'settings' as const };
  const kept = { tag: 'Key', who: { access, ...right } };
  const asked = { tag: 'Key', who: { access, ...right, asksPassword: true } } as const;
  const whose = holder === 'company' ? "the company's keys" : 'all keys';
  const ofOneCustomer = holder === 'company' ? ({ ofOneCustomer: true } as const) : {};
  return [
    operation(paths.list, {
      ...kept,
      summary: `List ${whose}, newest first (M1).`,
      input: noInput,
      answer: { format: answerInternal(z.array(keySchema)) },
      handle(_, { shop, caller }) {
        const { owner, sees } = reachOf(caller);
        return listKeys(shop.db, { owner, of: sees, now: shop.clock.now() });
      },
    }),

    operation(paths.use, {
      ...kept,
      summary: 'Get a key with its last 50 calls, and their number on each of the last 30 days.',
      input: ofKey,
      answer: { format: answerInternal(keyUseSchema) },
      example: { path: { guid: EXAMPLE_GUID }, ...ofOneCustomer },
      handle: ({ guid }, { shop, caller }) => readUse(reachOf(caller), guid, shop),
    }),

    operation(paths.add, {
      ...asked,
      summary: 'Make a key. Returns it once; nobody can read it again.',
      input: draftOf(holder),
      answer: { format: answerInternal(newKeySchema), secret: true },
      example: {
        body: {
          keyName: 'ERP',
          keyScopes: ['orders:read', 'orders:write'],
          networks: ['203.0.113.0/24'],
          keyLifetime: 365,
        },
      },
      handle: (draft, context) => addKey(reachOf(context.caller), draft, context),
    }),

    operation(paths.rotate, {
      ...asked,
      summary: 'Give an own key a new secret. Returns it once. The present secret works for seven more days.',
      input: ofKey,
      answer: { format: answerInternal(newKeySchema), refuses: [404], secret: true },
      example: { body: { guid: EXAMPLE_GUID }, ...ofOneCustomer },
      handle: ({ guid }, context) => rotateKey(reachOf(context.caller), guid, context),
    }),

    operation(paths.revoke, {
      ...kept,
      summary: 'Revoke a key and its tokens at once. Returns 1.',
      input: ofKey,
      answer: { format: answerNumber, refuses: [404] },
      example: { body: { guid: EXAMPLE_GUID }, ...ofOneCustomer },
      handle({ guid }, context) {
        const reach = reachOf(context.caller);
        return revokeKey(reach, { guid, of: reach.sees }, context);
      },
    }),
  ];
}

async function readUse({ owner, sees }: Reach, guid: string, shop: Shop): Promise<KeyUse> {
  const now = shop.clock.now();
  const [key] = await listKeys(shop.db, { owner, of: sees, guid, now });
  if (key === undefined) throw new NotFoundError('key');
  const from = dayInZone(new Date(now.getTime() - (USE_DAYS - 1) * DAY_MS), shop.store.timeZone);
  return { key, ...(await readKeyUse(shop.db, guid, from)) };
}
