import { splitByOwner } from '../accounts/account-fields.ts';
import { inTransaction, type Db } from '#platform/database/database.ts';
import { recordChange } from '../../base/audit/record-change.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { followSubscription } from '../mailings/consent-queries.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { applyCredentialChange } from '../identity/apply-credential-change.ts';
import { hashNewPassword } from '../identity/password.ts';
import { logRightsChanged } from '../identity/security-log.ts';
import { endCustomerSessions } from '../sessions/session-queries.ts';
import { queueEffect } from '../../base/outbox/queue-effect.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { requirePassword } from '../../base/rights/access.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import type { SignedInStaff } from '../../base/operations/shop.ts';
import { findLanguage } from './choose-language.ts';
import { acceptedDetails, guessableWordsOf } from './account-details.ts';
import {
  type CompanyValues,
  type CustomerRow,
  findAccount,
  insertCustomer,
  isEmailTaken,
  isNamed,
  lockCustomer,
  type MemberValues,
  updateCustomer,
} from './account-queries.ts';
import { statusSavedByStaff } from '../accounts/account-status.ts';
import type { AccountSave } from './paths.ts';
import { requireFaultless } from '../../base/fields/refuse-fields.ts';
import { EMAIL_TAKEN } from './register.ts';
import { STAFF_CHOICES_ASKED, staffCustomerErrors, storedLine } from './staff-rules.ts';
import { requireTaxNumbers } from './tax-numbers.ts';

type Context = Pick<OperationContext, 'shop' | 'caller'>;
/** The saved account, and the changes that affect its owner's access. */
interface Saved {
  customerId: number;
  rights: readonly string[];
}

interface StaffValues {
  member: Omit<MemberValues, 'status'>;
  company: CompanyValues;
}

/**
 * Saves a customer as staff edit them in CustomerEdit (C7, E11, D19): a blank password keeps the current one, an
 * omitted checkbox is unchanged. Id 0 without a GUID creates an account (D24). Returns 1, or 2 if the e-mail address
 * has another account. Changes that give someone access (a password, another e-mail address, the status, a new account)
 * require the password of the person who saves.
 * @throws {InvalidInputError | NotFoundError | StaleSaveError | PasswordNeededError} StaleSaveError if another person
 * saved it in the meantime
 */
export async function saveCustomer(staff: SignedInStaff, draft: AccountSave, context: Context): Promise<1 | 2> {
  const { shop } = context;
  const { priceClass = null, adminContact = null } = draft;
  requireFaultless(staffCustomerErrors({ ...draft, priceClass, adminContact }));
  const now = shop.clock.now();
  const isNew = (draft.id ?? 0) === 0 && draft.guid === undefined;
  if (isNew || draft.password !== '') requirePassword(staff, now);
  const { member, company } = splitByOwner(
    acceptedDetails({ ...draft, line2: storedLine(draft.line2) }, shop.hot(), STAFF_CHOICES_ASKED),
  );
  const values: StaffValues = {
    member: {
      ...member,
      subscribed: draft.subscribed,
      passwordHash: draft.password === '' ? undefined : await hashNewPassword(draft.password, guessableWordsOf(draft)),
    },
    company: {
      ...company,
      priceClass: priceClass as 1 | 2 | 3, // the rules above allow nothing else
      adminContact: adminContact as 1 | 2,
      partner: draft.partner,
      accountCustomer: draft.accountCustomer,
    },
  };
  try {
    const saved = await inTransaction(shop.db, async (tx) => {
      const done = await (isNew ? addCustomer : changeCustomer)(tx, now, staff, draft, values, shop.hot());
      const after = await lockCustomer(tx, isNamed({ id: done.customerId }));
      if (after !== undefined) await followBox(tx, after, { shop, now });
      return done;
    });
    for (const change of saved.rights) logRightsChanged(context, change, { customerId: saved.customerId });
    return 1;
  } catch (error) {
    if (isEmailTaken(error)) return EMAIL_TAKEN;
    throw error;
  }
}

/** Staff can tick the box for a person, who still has to confirm it (O5). */
async function followBox(
  tx: Db,
  { id: customerId, email, subscribed: isSubscribed }: CustomerRow,
  { shop, now }: Pick<Context, 'shop'> & { now: Date },
): Promise<void> {
  const translator = shop.translatorIn(await findLanguage(tx, customerId));
  await followSubscription(tx, { customerId, email, isSubscribed }, { translator, storeName: shop.store.name, now });
}

async function changeCustomer(
  tx: Db,
  now: Date,
  staff: SignedInStaff,
  draft: AccountSave,
  values: StaffValues,
  hot: HotData,
): Promise<Saved> {
  const before = await lockCustomer(tx, isNamed(draft));
  if (before === undefined) throw new NotFoundError('customer');
  const current = (await findAccount(tx, before.id)) ?? before;
  await requireUnchanged(tx, { entity: 'customer', entityId: before.id }, draft.version, current);
  await requireTaxNumbers(values.company, before, hot);
  const status = statusSavedByStaff(before.status, draft.status);
  if (opensAccount(before, { email: values.member.email, status })) requirePassword(staff, now);
  const after = await updateCustomer(tx, before, { ...values, member: { ...values.member, status } });
  if (status !== before.status) await followStatusChange(tx, now, before, status);
  const changed = [
    ...(before.email === after.email ? [] : (['email'] as const)),
    ...(values.member.passwordHash === undefined ? [] : (['password'] as const)),
  ];
  await applyCredentialChange(tx, now, { customerId: before.id, emailBefore: before.email, changed });
  await recordChange(tx, staff, now, {
    action: 'saved',
    entity: 'customer',
    entityId: before.id,
    before,
    after: { ...after, ...(changed.includes('password') ? { passwordChanged: true } : {}) },
  });
  return { customerId: before.id, rights: [...changed, ...(status === before.status ? [] : [`account ${status}`])] };
}

/**
 * Returns whether a save gives someone new access: by another e-mail address, which receives resets, or by the status
 * checkbox.
 */
function opensAccount(before: CustomerRow, after: Pick<CustomerRow, 'email' | 'status'>): boolean {
  return before.email !== after.email || (before.status !== 'active' && after.status === 'active');
}

async function addCustomer(
  tx: Db,
  now: Date,
  staff: SignedInStaff,
  draft: AccountSave,
  values: StaffValues,
  hot: HotData,
): Promise<Saved> {
  await requireTaxNumbers(values.company, null, hot);
  const status = statusSavedByStaff('waiting', draft.status);
  const customerId = await insertCustomer(tx, { ...values, member: { ...values.member, status }, createdAt: now });
  if (status === 'active') await queueEffect(tx, now, 'activation', { customerId });
  const after = await lockCustomer(tx, isNamed({ id: customerId }));
  await recordChange(tx, staff, now, {
    action: 'added',
    entity: 'customer',
    entityId: customerId,
    before: null,
    after: after ?? null,
  });
  return { customerId, rights: ['account opened'] };
}

/**
 * Ends the sessions of an account that is closed; sends a mail to one that was waiting and is now active (B10, D22).
 */
async function followStatusChange(tx: Db, now: Date, { id, status: was }: CustomerRow, status: string): Promise<void> {
  if (status !== 'active') await endCustomerSessions(tx, id);
  else if (was === 'waiting') await queueEffect(tx, now, 'activation', { customerId: id });
}

/** Sets the status of a locked account that is not waiting, with everything that follows from it (P4). Returns its new version. */
export async function setAccountStatus(
  tx: Db,
  before: CustomerRow,
  status: CustomerRow['status'],
  { staff, now }: { staff: SignedInStaff; now: Date },
): Promise<number> {
  const after = await updateCustomer(tx, before, { member: { status } });
  await followStatusChange(tx, now, before, status);
  await recordChange(tx, staff, now, { action: 'saved', entity: 'customer', entityId: before.id, before, after });
  return after.version;
}
