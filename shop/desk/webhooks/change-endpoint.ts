import { DAY_MS } from '../../base/days/calendar-day.ts';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { Sealer } from '#platform/sealer.ts';
import { type ChangedBy, recordChange } from '../../base/audit/record-change.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { EndpointDraft, NewEndpoint } from './paths.ts';
import { SECRET_PURPOSE } from './deliver-webhook.ts';
import {
  countEndpoints,
  deleteEndpoint,
  type EndpointOwner,
  insertEndpoint,
  insertTest,
  lockEndpoint,
  repeatDeliveries,
  type StoredEndpoint,
  updateEndpoint,
  type WhichDeliveries,
} from './endpoint-queries.ts';
import { newSecret } from './sign.ts';

/** Maximum number of endpoints of an owner. */
const MAX_ENDPOINTS = 20;
/** Time for which the secret before a rotation signs as well, so that receivers can be changed one by one. */
const TWO_VALID_MS = 7 * DAY_MS;

/** A person who makes or changes endpoints. */
export interface EndpointKeeper {
  owner: EndpointOwner;
  /** Endpoints that they may turn off or remove. */
  sees: EndpointOwner | 'everybody';
  /** The maker of a company's endpoint. */
  customerId: number | null;
  by: ChangedBy;
}

type KeptShop = Pick<Shop, 'db' | 'clock' | 'sealer' | 'outgoing'>;

/** Returns the sealer of secrets. @throws {ConflictError} the server has no SECRETS_KEY */
function sealerOf({ sealer }: KeptShop): Sealer {
  if (sealer === null) throw new ConflictError('webhook.off', message('refusal.webhooks-off'));
  return sealer;
}

const FAULTS = {
  unreadable: 'refusal.webhook-url',
  unencrypted: 'refusal.webhook-url-unencrypted',
  password: 'refusal.webhook-url-password',
  private: 'refusal.webhook-url-private',
} as const;

/** Refuses an address to which nothing would be sent. A name is resolved, and checked, with each request. @throws {InvalidInputError} */
function assertReachable(url: string, { outgoing }: KeptShop): void {
  const fault = outgoing.findFault(url);
  if (fault !== null) throw new InvalidInputError([{ field: 'webhookUrl', message: message(FAULTS[fault]) }]);
}

/**
 * Makes an endpoint and returns its secret, which is shown once.
 * @throws {ConflictError} there are too many
 * @throws {InvalidInputError} nothing is sent to such an address
 */
export async function addEndpoint(keeper: EndpointKeeper, draft: EndpointDraft, shop: KeptShop): Promise<NewEndpoint> {
  assertReachable(draft.webhookUrl, shop);
  const sealer = sealerOf(shop);
  const now = shop.clock.now();
  const secret = newSecret();
  return inTransaction(shop.db, async (tx) => {
    if ((await countEndpoints(tx, keeper.owner)) >= MAX_ENDPOINTS)
      throw new ConflictError('webhook.too-many', message('refusal.webhooks-too-many', { most: MAX_ENDPOINTS }));
    const stored = await insertEndpoint(tx, {
      companyId: keeper.owner === 'shop' ? null : keeper.owner.companyId,
      customerId: keeper.customerId,
      ...columnsOf(draft),
      secret: sealer.seal(secret, SECRET_PURPOSE),
      createdAt: now,
    });
    await note(tx, keeper, { action: 'webhook added', before: null, after: stored, now });
    return { guid: stored.guid, webhookSecret: secret };
  });
}

/** Changes the address, the description or the kinds of an own endpoint. Returns 1. @throws {NotFoundError} @throws {InvalidInputError} */
export async function saveEndpoint(
  keeper: EndpointKeeper,
  { guid, ...draft }: EndpointDraft & { guid: string },
  shop: KeptShop,
): Promise<1> {
  await change(keeper, { guid, of: keeper.owner, action: 'webhook saved' }, shop, (tx, { id }) => {
    assertReachable(draft.webhookUrl, shop);
    return updateEndpoint(tx, id, columnsOf(draft));
  });
  return 1;
}

/** Turns an endpoint on or off. Returns 1. @throws {NotFoundError} */
export async function turnEndpoint(
  keeper: EndpointKeeper,
  { guid, isOn }: { guid: string; isOn: boolean },
  shop: KeptShop,
): Promise<1> {
  const of = isOn ? keeper.owner : keeper.sees;
  const now = shop.clock.now();
  await change(keeper, { guid, of, action: isOn ? 'webhook on' : 'webhook off' }, shop, (tx, { id, offReason }) =>
    updateEndpoint(
      tx,
      id,
      isOn
        ? { offReason: null, offAt: null, failingSince: null, warnedAt: null, waitUntil: null }
        : { offReason: offReason ?? 'person', offAt: now },
    ),
  );
  return 1;
}

/** Gives an own endpoint a new secret; the present one signs as well for seven more days. @throws {NotFoundError} */
export async function rotateSecret(keeper: EndpointKeeper, guid: string, shop: KeptShop): Promise<NewEndpoint> {
  const sealer = sealerOf(shop);
  const secret = newSecret();
  const previousUntil = new Date(shop.clock.now().getTime() + TWO_VALID_MS);
  await change(keeper, { guid, of: keeper.owner, action: 'webhook secret changed' }, shop, (tx, present) =>
    updateEndpoint(tx, present.id, {
      secret: sealer.seal(secret, SECRET_PURPOSE),
      previousSecret: present.secret,
      previousUntil,
    }),
  );
  return { guid, webhookSecret: secret };
}

/** Removes an endpoint with its log. Returns 1. @throws {NotFoundError} */
export async function removeEndpoint(keeper: EndpointKeeper, guid: string, shop: KeptShop): Promise<1> {
  await inTransaction(shop.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, guid, keeper.sees);
    if (endpoint === undefined) throw new NotFoundError('webhook');
    await deleteEndpoint(tx, endpoint.id);
    await note(tx, keeper, { action: 'webhook removed', before: endpoint, after: null, now: shop.clock.now() });
  });
  return 1;
}

/** Queues a test for an own endpoint. Returns 1. @throws {NotFoundError} */
export async function testEndpoint(keeper: EndpointKeeper, guid: string, shop: KeptShop): Promise<1> {
  sealerOf(shop);
  await inTransaction(shop.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, guid, keeper.owner);
    if (endpoint === undefined) throw new NotFoundError('webhook');
    await updateEndpoint(tx, endpoint.id, { waitUntil: null });
    await insertTest(tx, endpoint.id, shop.clock.now());
    await note(tx, keeper, { action: 'webhook tested', before: null, after: endpoint, now: shop.clock.now() });
  });
  await tellWorkers(shop.db);
  return 1;
}

/** Makes deliveries of an own endpoint due again; returns their number. @throws {NotFoundError} */
export async function retryDeliveries(
  keeper: EndpointKeeper,
  { guid, which }: { guid: string; which: WhichDeliveries },
  shop: KeptShop,
): Promise<number> {
  const count = await inTransaction(shop.db, async (tx) => {
    const endpoint = await lockEndpoint(tx, guid, keeper.owner);
    if (endpoint === undefined) throw new NotFoundError('webhook');
    await updateEndpoint(tx, endpoint.id, { waitUntil: null });
    const now = shop.clock.now();
    await note(tx, keeper, { action: 'webhook repeated', before: null, after: endpoint, now });
    return repeatDeliveries(tx, endpoint.id, { which, now });
  });
  if (count === 0 && 'id' in which) throw new NotFoundError('webhook');
  await tellWorkers(shop.db);
  return count;
}

function columnsOf({ webhookUrl, webhookNote, changeKinds }: EndpointDraft) {
  return { url: webhookUrl, description: webhookNote, kinds: changeKinds };
}

interface ChangeOf {
  guid: string;
  of: EndpointOwner | 'everybody';
  action: string;
}

async function change(
  keeper: EndpointKeeper,
  { guid, of, action }: ChangeOf,
  shop: KeptShop,
  write: (tx: Db, present: StoredEndpoint) => Promise<void>,
): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const before = await lockEndpoint(tx, guid, of);
    if (before === undefined) throw new NotFoundError('webhook');
    await write(tx, before);
    const after = await lockEndpoint(tx, guid, of);
    await note(tx, keeper, { action, before, after: after ?? null, now: shop.clock.now() });
  });
  await tellWorkers(shop.db);
}

/** Records a change in the history of the company or of the settings: never a secret. */
async function note(
  tx: Db,
  { by }: EndpointKeeper,
  {
    action,
    before,
    after,
    now,
  }: { action: string; before: StoredEndpoint | null; after: StoredEndpoint | null; now: Date },
): Promise<void> {
  const companyId = (after ?? before)?.companyId ?? null;
  const of =
    companyId === null
      ? ({ entity: 'settings', entityId: 1 } as const)
      : ({ entity: 'company', entityId: companyId } as const);
  await recordChange(tx, by, now, { action, ...of, before: described(before), after: described(after) });
}

function described(endpoint: StoredEndpoint | null) {
  if (endpoint === null) return null;
  const { url, description, kinds, offReason } = endpoint;
  return { webhookUrl: url, webhookNote: description, changeKinds: kinds.join(', '), offReason: offReason ?? '' };
}

/** Wakes the workers in all processes. */
async function tellWorkers(db: Shop['db']): Promise<void> {
  await db.$client.query(`select pg_notify('pressline_changes', '')`);
}
