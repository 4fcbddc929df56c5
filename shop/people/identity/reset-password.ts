import { inTransaction } from '#platform/database/database.ts';
import { type ChangedBy, recordChange } from '../../base/audit/record-change.ts';
import { ShopError } from '../../base/messages/errors.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { findKnownWords, setPassword } from './account-queries.ts';
import { applyCredentialChange } from './apply-credential-change.ts';
import { hashNewPassword } from './password.ts';
import { findPasswordReset, takePasswordReset } from './password-reset-queries.ts';
import { logRightsChanged } from './security-log.ts';
import type { PasswordReset } from './paths.ts';
import { message } from '../../base/messages/message.ts';

/** The link was used, has expired, or never existed; the error does not reveal which (D16). */
export class DeadResetLinkError extends ShopError {
  readonly code = 'reset.link-dead';
  readonly status = 410;
  constructor() {
    super(message('refusal.reset-link-dead'));
  }
}

/** Actor for a mailed link: number 0 in the audit list. */
const BY_LINK: ChangedBy = { id: 0, name: 'Mailed link' };

/**
 * Sets a new password with the mailed link, once (A21, D16): all sessions of the account end, and the address receives
 * a mail (D15, D19). A waiting account stays waiting.
 * @throws {DeadResetLinkError}
 */
export async function resetPassword(
  { token, password }: PasswordReset,
  context: Pick<OperationContext, 'shop' | 'caller' | 'translator'>,
): Promise<1> {
  const {
    shop,
    translator: { language },
  } = context;
  const now = shop.clock.now();
  // Looked up first, because hashing is expensive and invented tokens must not cause it.
  const customerId = await findPasswordReset(shop.db, token, now);
  if (customerId === undefined) throw new DeadResetLinkError();
  const passwordHash = await hashNewPassword(password, await findKnownWords(shop.db, customerId));
  await inTransaction(shop.db, async (tx) => {
    // The account before the link, as everywhere: otherwise two transactions could deadlock.
    const emailBefore = await setPassword(tx, customerId, passwordHash);
    if (!(await takePasswordReset(tx, token, now))) throw new DeadResetLinkError();
    await applyCredentialChange(tx, now, { customerId, emailBefore, changed: ['password'], language });
    const change = { action: 'password set', entity: 'customer', entityId: customerId } as const;
    await recordChange(tx, BY_LINK, now, { ...change, before: null, after: null });
  });
  logRightsChanged(context, 'password set by mailed link', { customerId });
  return 1;
}
