import { eq, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { TestShop } from '#server/testing/test-shop.ts';
import { companies } from '../../../people/accounts/tables.ts';
import { carts } from '../../../trade/cart/tables.ts';
import { ownPartNumbers } from '../../../catalogue/customer-part-numbers/tables.ts';
import { cartWith } from '../../../trade/cart/testing/fill-cart.ts';
import { emailChanges } from '../../../people/email-changes/tables.ts';
import { invitations } from '../../../people/companies/tables.ts';
import { newCustomer } from '../../../people/customers/testing/people.ts';
import { orderDocuments } from '../../../trade/documents/tables.ts';
import { changeRequests, shipments } from '../../../trade/fulfilment/tables.ts';
import {
  impersonations,
  passkeyChallenges,
  passkeys,
  passwordResets,
  recoveryCodes,
  secondFactors,
  sessions,
  signIns,
} from '../../../people/identity/tables.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../../webhooks/tables.ts';
import { apiKeys, keyCalls, keyDays, keyTokens } from '../../../people/keys/tables.ts';
import { agreements } from '../../../people/legal/tables.ts';
import { deliverAll } from '../../notifications/testing/outbox.ts';
import { approvalRequests } from '../../../trade/approvals/tables.ts';
import { orders, purchaseOrders } from '../../../trade/orders/tables.ts';
import { orderVersions } from '../../../trade/order-versions/tables.ts';
import { orderMessages } from '../../../trade/messages/tables.ts';
import { place } from '../../../trade/orders/testing/buying.ts';
import { adjustmentsOf, totalsOf } from '../../../base/money/adjustments.ts';
import { computeNoTax, computeTax } from '../../../base/tax/testing/compute-tax.ts';
import { lineOf, listWith } from '../../../trade/lists/testing/fill-list.ts';
import { passwordInvitations, passwordRounds } from '../../password-invitations/tables.ts';
import { externalIds, moveChanges, moves } from '../../moving-in/tables.ts';
import { putPastOrder } from '../../../trade/past-orders/testing/put-past-order.ts';
import { companyMerges } from '../../company-merges/tables.ts';
import { statusChanges } from '../../status-changes/tables.ts';
import { returnWithPicture } from '../../../trade/returns/testing/prepare-return.ts';
import { partRequestOf, pictureOf } from '../../../trade/part-requests/testing/part-requests.ts';
import { partRequests } from '../../../trade/part-requests/tables.ts';
import { askFor } from '../../../trade/quotations/testing/quotations.ts';
import { submissions } from '../../../base/idempotency/tables.ts';
import { remindedTasks } from '../../../catalogue/maintenance/tables.ts';
import { M2200 } from '../../../catalogue/presses/testing/add-machine.ts';
import { dataRequests } from '../tables.ts';
import { PERSONAL_PARTS } from '../personal-data.ts';

const WHEN = new Date('2026-11-20T12:00:00Z');
const KEY = { createdAt: WHEN, expiresAt: new Date('2099-01-01T00:00:00Z') };

/**
 * A person alone in a company who has done everything that the shop offers, with `word` in every field that a person can fill. Each
 * table of personal data has a row about them.
 */
export async function plantPerson(shop: TestShop, word: string) {
  const { db, files } = shop.shop;
  const person = await newCustomer(shop, {
    userFirstname: word,
    userSurname: word,
    userEmail: `${word}@converter.test`,
    userHouseNo: `${word} Labels`,
    userStreet: `1 ${word}`,
    userCity: word,
    userCounty: word,
    userPostcode: word,
    userTel: '01134960000', // letters are refused
  });
  const { id, companyId } = person;
  const buyer = await shop.as(person.userEmail, person.userPass);
  const staff = await shop.asStaff();
  await must(
    buyer.post('/api/DeliveryAddress/SaveDeliveryAddress', {
      deliveryID: 0,
      contactName: word,
      deliveryBuildingNo: `2 ${word}`,
      deliveryStreet: word,
      deliveryCounty: word,
      deliveryPostalcode: word,
      countryID: 247,
    }),
  );
  const { body: addresses } = await buyer.get(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${id}`);
  const addressId: number = addresses[0].deliveryID;
  await must(
    buyer.post('/api/Company/SaveOrderFields', {
      costCentreRule: 'optional',
      requisitionRule: 'optional',
      wantedByRule: 'off',
      costCentres: [word],
    }),
  );
  const cart = await cartWith(shop, buyer, { part: 'DB-0150', quantity: 4 });
  await computeTax(shop);
  await db.update(companies).set({ vatNumber: word, eoriNumber: word }).where(eq(companies.id, companyId));
  const { body: orderId } = await must(
    place(buyer, cart, addressId, { PONumber: `PO ${word}`, costCentre: word, requisitionNumber: word }),
  );
  await computeNoTax(shop);
  await cartWith(shop, buyer, { part: 'DB-0150', quantity: 4 });
  await must(buyer.post('/api/Sale/WriteOrderMessage', { orderId, text: `Dear shop, ${word}` }));
  await must(staff.post('/api/Sale/AnswerOrderMessage', { orderId, text: `Dear ${word}` }));
  await must(buyer.post('/api/Sale/ReadOrderMessages', { orderId }));
  const listId = await listWith(shop, buyer, { name: word });
  const { productId } = await lineOf(shop, { part: 'TT-1015-25' });
  await must(
    buyer.post('/api/List/AddListLines', { listId, lines: [{ productId, variantId: null, quantity: 1, note: word }] }),
  );
  await must(buyer.post('/api/List/SetListReminder', { listId, everyWeeks: 4, nextOn: '2099-01-01' }));
  const machine = { machineId: 0, modelId: M2200, serial: word, machineName: word, place: word, notes: word };
  const { machineId } = (await must(buyer.post('/api/Press/SaveMachine', machine))).body;
  await must(buyer.post('/api/Press/ChooseMachine', { machineId }));
  await must(buyer.post('/api/Press/AddLabels', { machineIds: [machineId] }));
  await must(buyer.post('/api/Press/SaveHours', { machineId, counterHours: 100, readOn: '2026-11-01' }));
  const [task] = (await must(buyer.get(`/api/Press/GetMaintenance/${machineId}`))).body.maintenance;
  await must(buyer.post('/api/Press/MarkMaintenanceDone', { machineId, taskId: task.taskId }));
  await must(buyer.post('/api/Press/SetMaintenanceReminder', { machineId, isReminded: true }));
  await db.insert(remindedTasks).values({ machineId, taskId: task.taskId, customerId: id, remindedAt: WHEN });
  const partRequestId = await partRequestOf(buyer, { machineId, wanted: word });
  await pictureOf(shop, partRequestId);
  await db
    .update(partRequests)
    .set({ state: 'answered', answer: word, answeredAt: WHEN, answeredBy: id, answeredByName: word })
    .where(eq(partRequests.id, partRequestId));
  const quotationId = await askFor(shop, buyer, { addressId, remarks: word });
  await must(
    buyer.post('/api/Company/InviteMember', { email: `colleague.${word}@converter.test`, memberRole: 'buyer' }),
  );
  await must(staff.post('/api/Company/AddMemberNote', { customerId: id, note: word }));
  await returnWithPicture(shop, { orderId, customerId: id }, 'asked');
  await files.put(`purchase-orders/${orderId}.pdf`, Buffer.from(word));
  await files.put(`order-documents/${orderId}.pdf`, Buffer.from(word));

  // What the calls would need a browser, a clock or colleagues for.
  const order = { orderId, staffName: 'Counter', createdAt: WHEN };
  const [cartRow] = await db.insert(carts).values({ guid: crypto.randomUUID(), companyId, customerId: id }).returning();
  await db.insert(purchaseOrders).values({ orderId, fileKey: `purchase-orders/${orderId}.pdf`, sizeBytes: 1 });
  await db.insert(orderDocuments).values({
    ...order,
    kind: 'certificate',
    number: 'C-1',
    issuedOn: '2026-11-20',
    fileKey: `order-documents/${orderId}.pdf`,
    sizeBytes: 1,
    sha256: word,
  });
  await db.insert(shipments).values({ ...order, position: 1, shippedOn: '2026-11-20', note: word });
  const [stored] = await db
    .select()
    .from(orders)
    .where(sql`id = ${orderId}`);
  if (stored === undefined || cartRow === undefined) throw new Error('The order was not stored.');
  const { subtotalGbpMinor, subtotalEurMinor } = stored;
  await db.insert(orderVersions).values({
    orderId,
    version: 2,
    madeAt: WHEN,
    staffName: 'Counter',
    why: word,
    purchaseOrderNumber: word,
    deliveryAddress: word,
    deliveryCountryId: 247,
    fields: { costCentre: word, requisitionNumber: word, wantedBy: null, shipping: null },
    changes: [{ what: 'address', part: null, before: word, after: word, beforeMinor: null, afterMinor: null }],
    ...totalsOf(stored.goodsMinor, adjustmentsOf(stored.discountMinor, stored.deliveryMinor)),
    subtotalGbpMinor,
    subtotalEurMinor,
  });
  await db
    .insert(changeRequests)
    .values({ orderId, customerId: id, wish: 'change', wishText: word, askedBy: word, askedAt: WHEN });
  await db.insert(approvalRequests).values({
    companyId,
    customerId: id,
    cartId: cartRow.id,
    state: 'rejected',
    reason: word,
    decidedBy: id,
    decidedByName: `${word} ${word}`,
    decidedFor: id,
    decidedForName: `${word} ${word}`,
    decidedAt: WHEN,
    askedFor: 'wish',
    purchaseOrderNumber: word,
    deliveryAddressId: addressId,
    currencyId: 2,
    totalMinor: 1,
    gbpRateMicros: 1,
    eurRateMicros: 1,
    frozen: {} as never,
    stamp: 'x',
    askedAt: WHEN,
    expiresAt: KEY.expiresAt,
  });
  await db
    .insert(orderMessages)
    .values({ orderId, side: 'buyer', byName: `${word} ${word}`, customerId: id, message: word, writtenAt: WHEN });
  await db.insert(companyMerges).values({ keptId: companyId, goneId: 1, mergedAt: WHEN, moved: {} as never });
  const [key] = await db
    .insert(apiKeys)
    .values({
      companyId,
      customerId: id,
      publicId: word.slice(0, 8),
      name: word,
      scopes: ['orders:read'],
      networks: [word],
      ranges: [word],
      hash: word,
      createdAt: WHEN,
      days: 30,
      expiresAt: KEY.expiresAt,
    })
    .returning({ keyId: apiKeys.id });
  const ofKey = { keyId: key?.keyId ?? 0 };
  await db.insert(keyCalls).values({ ...ofKey, at: WHEN, call: 'GET /Sale/GetQuote', status: 200, ms: 1 });
  await db.insert(keyDays).values({ ...ofKey, day: '2026-01-01', calls: 1, refused: 0 });
  await db.insert(keyTokens).values({ ...ofKey, tokenHash: word, scopes: ['orders:read'], expiresAt: KEY.expiresAt });
  const [endpoint] = await db
    .insert(webhookEndpoints)
    .values({
      companyId,
      customerId: id,
      url: word,
      description: word,
      kinds: ['order.placed'],
      secret: word,
      createdAt: WHEN,
    })
    .returning({ endpointId: webhookEndpoints.id });
  const ofEndpoint = { endpointId: endpoint?.endpointId ?? 0 };
  const [delivery] = await db
    .insert(webhookDeliveries)
    .values({ ...ofEndpoint, subject: 'test', createdAt: WHEN, dueAt: WHEN })
    .returning({ deliveryId: webhookDeliveries.id });
  await db
    .insert(webhookAttempts)
    .values({ ...ofEndpoint, deliveryId: delivery?.deliveryId ?? 0, at: WHEN, status: 200, ms: 1, answer: word });
  await db.insert(passkeys).values({
    customerId: id,
    credentialId: word,
    publicKey: 'x',
    signCount: 0,
    transports: [],
    name: word,
    createdAt: WHEN,
  });
  await db
    .insert(passkeyChallenges)
    .values({ challengeHash: word, purpose: 'add', customerId: id, expiresAt: KEY.expiresAt });
  await db.insert(passwordResets).values({ tokenHash: word, customerId: id, expiresAt: KEY.expiresAt });
  await db.insert(recoveryCodes).values({ codeHash: word, customerId: id });
  await db.insert(secondFactors).values({ customerId: id, secret: word, startedAt: WHEN });
  await db.insert(sessions).values({ tokenHash: 'of staff', staffId: 1, ...KEY });
  await db
    .insert(impersonations)
    .values({ sessionKey: 'of staff', customerId: id, startedAt: WHEN, expiresAt: KEY.expiresAt });
  await db
    .insert(submissions)
    .values({ sender: `customer ${id}`, key: word, operation: 'x', inputHash: word, at: WHEN });
  await db.insert(signIns).values({ tokenHash: word, customerId: id, expiresAt: KEY.expiresAt });
  await db
    .insert(agreements)
    .values({ customerId: id, asBusiness: true, words: 'I order as a business.', language: 'en', agreedAt: WHEN });
  await db.insert(dataRequests).values({
    kind: 'copy',
    customerId: id,
    email: person.userEmail,
    remarks: word,
    askedAt: WHEN,
    answeredAt: WHEN,
    outcome: 'done',
    answer: word,
  });
  await db.insert(invitations).values({
    companyId,
    email: word,
    role: 'buyer',
    invitedBy: 1,
    createdAt: WHEN,
    expiresAt: WHEN,
    endedAt: WHEN,
    joinedId: id,
  });
  await db.insert(emailChanges).values({ customerId: id, email: word, askedAt: WHEN, tokenHash: word });
  await db.insert(ownPartNumbers).values({ companyId, number: word, numberKey: word, productId });
  await db.insert(statusChanges).values({
    subject: 'customers',
    status: 'inactive',
    staffId: 1,
    staffName: 'Counter',
    changedAt: WHEN,
    rows: [
      { id, name: `${word} ${word}, ${word}`, before: 'active', version: 1 },
      { id: 1, name: 'Somebody Else', before: 'active', version: 1 },
    ],
    leftRows: [{ id, name: word, reason: 'saved' }],
  });
  await putPastOrder(shop, { companyId, customerId: id, word, placedOn: '2026-11-20' });
  const [move] = await db
    .insert(moves)
    .values({ at: WHEN, staffId: 1, staffName: 'Counter', fileName: 'members.csv', movedAt: WHEN })
    .returning({ id: moves.id });
  await db.insert(moveChanges).values({
    moveId: move?.id ?? 0,
    kind: 'members',
    row: 2,
    key: word,
    entityId: id,
    after: { surname: word },
  });
  const [round] = await db
    .insert(passwordRounds)
    .values({ at: WHEN, staffId: 1, staffName: 'Counter', perMinute: 30 })
    .returning({ id: passwordRounds.id });
  await db.insert(passwordInvitations).values({ customerId: id, roundId: round?.id ?? 0, mails: 2 });
  await db.insert(externalIds).values({ kind: 'members', externalId: word, entityId: id });
  await deliverAll(shop);
  await overwrite(shop, { id, companyId, word });
  return {
    id,
    companyId,
    orderId: orderId as number,
    quotationId,
    buyer,
    staff,
    email: person.userEmail,
    password: person.userPass,
  };
}

async function must<Answer extends { status: number; body: unknown }>(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  if (answer.status !== 200) throw new Error(`Refused: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Writes the word into every column that erasing has to write, whoever could have filled it. */
async function overwrite(
  { owner }: TestShop,
  { id, companyId, word }: { id: number; companyId: number; word: string },
) {
  for (const part of PERSONAL_PARTS) {
    const name = getTableConfig(part.table).name;
    const columns = Object.entries(part.erases).filter(
      ([column, erased]) =>
        ['dash', 'empty', 'null', 'inside', 'none'].includes(erased as string) &&
        name !== 'outbox' &&
        column !== part.file &&
        column !== 'staffName' &&
        !(name === 'customers' && column === 'language'),
    );
    if (columns.length === 0) continue;
    const set = columns.map(([column, erased]) => {
      const value =
        erased === 'inside' || column === 'checkoutDraft'
          ? `jsonb_build_object('text', '${word}', 'lines', jsonb_build_array(jsonb_build_object('x', '${word}')))`
          : erased === 'none'
            ? `array['${word}']`
            : `'${word}'`;
      return `"${column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}" = ${value}`;
    });
    const { table } = part;
    const rows = part.rows({ customerId: id, companyId, address: null, isAlone: true, booksEnd: new Date(0) });
    await owner.execute(sql`alter table ${table} disable trigger user`);
    await owner.execute(sql`update ${table} set ${sql.raw(set.join(', '))} where ${rows}`);
    await owner.execute(sql`alter table ${table} enable trigger user`);
  }
}
