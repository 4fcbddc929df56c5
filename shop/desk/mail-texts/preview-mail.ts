import { desc, eq, and, type SQL, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { type MailKind, readMailEffect, traitsOf, type WaitingEffect } from '../../base/outbox/effects.ts';
import { mailNumber, outbox } from '../../base/outbox/tables.ts';
import { requireStaffRight } from '../../base/rights/staff-rights.ts';
import { shipments } from '../../trade/fulfilment/tables.ts';
import { orders } from '../../trade/orders/tables.ts';
import { writeMailIn } from '../notifications/write-mail.ts';
import type { MailPreview } from './answers.ts';
import { listOwnTexts, type OwnText, rewordedBy } from './own-texts.ts';
import type { MailDraft } from './paths.ts';
import { listTexts } from './read-mail-texts.ts';
import { checkTexts, type MailTextChange } from './save-mail-texts.ts';

/** Number of earlier mails that are tried, because the subject of the newest may be gone. */
const TRIED = 20;

/**
 * Writes a real mail with unsaved texts: the newest of its kind that was sent, or that of an order. It changes nothing.
 * @throws {InvalidInputError} a text can't be used, or there is no such mail
 * @throws {RightNeededError} the reader may not know what the mail is about (D58)
 */
export async function previewMail(
  { orderId, ...draft }: MailDraft,
  { shop, caller }: StaffContext,
): Promise<MailPreview> {
  const { language } = draft;
  const kind = draft.kind === 'shared' ? 'order-customer' : draft.kind;
  requireStaffRight(traitsOf(kind).need, caller.staff);
  try {
    return await inTransaction(shop.db, async (tx): Promise<never> => {
      const changes = checkTexts(draft.texts, await listTexts(tx, draft, shop));
      const translator = rewordedBy(mergeTexts(await listOwnTexts(tx, language), changes), shop.translatorIn(language));
      for (const effect of await findMails(tx, kind, orderId, language)) {
        const { to: recipient, ...written } = (await writeMailIn(tx, effect, shop, translator)) ?? {};
        if (recipient === undefined) continue;
        const { payload } = effect;
        throw new Written({
          ...written,
          recipient,
          orderId: 'orderId' in payload ? payload.orderId : null,
        } as MailPreview);
      }
      throw new InvalidInputError([
        {
          field: orderId === undefined ? 'kind' : 'orderId',
          message: message(orderId === undefined ? 'staff-refusal.mail-none-yet' : 'staff-refusal.mail-none-of-order'),
        },
      ]);
    });
  } catch (ended) {
    if (ended instanceof Written) return ended.preview;
    throw ended;
  }
}

/** Ends the transaction of a preview: what writing a mail stores, such as the token of its link, is rolled back. */
class Written extends Error {
  readonly preview: MailPreview;
  constructor(preview: MailPreview) {
    super('written');
    this.preview = preview;
  }
}

/** The stored own texts with those of the draft in their place. */
function mergeTexts(own: readonly OwnText[], changes: readonly MailTextChange[]): OwnText[] {
  const isReplaced = ({ key, variant }: OwnText) =>
    changes.some(({ present }) => present.textKey === key && present.variant === variant);
  const drafted = changes.flatMap(({ present: { textKey: key, variant }, text }) =>
    text === null ? [] : [{ key, variant, text }],
  );
  return [...own.filter((text) => !isReplaced(text)), ...drafted];
}

/** Finds the causes of earlier mails of a kind, newest first; of a mail about a whole order, any order is one. */
async function findMails(
  tx: Db,
  kind: MailKind,
  orderId: number | undefined,
  language: Language,
): Promise<WaitingEffect<MailKind>[]> {
  const ofOrder: SQL | undefined =
    orderId === undefined ? undefined : eq(mailNumber(outbox.payload, 'orderId'), orderId);
  const rows = await tx
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(and(eq(outbox.kind, kind), ofOrder))
    .orderBy(desc(outbox.id))
    .limit(TRIED);
  const found = rows.map(({ payload }) => readMailEffect(kind, payload));
  if (found.length > 0) return found;
  if (kind === 'order-shipped') return findShipments(tx, orderId);
  const isWholeOrder = Object.keys(traitsOf(kind).carries).every((name) => name === 'orderId' || name === 'language');
  if (!isWholeOrder) return [];
  const newest = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(orderId === undefined ? sql`true` : eq(orders.id, orderId))
    .orderBy(desc(orders.id))
    .limit(1);
  return newest.map(({ id }) => readMailEffect(kind, { orderId: id, language }));
}

/** The newest shipment, of which no mail was written yet. */
async function findShipments(tx: Db, orderId: number | undefined): Promise<WaitingEffect<MailKind>[]> {
  const newest = await tx
    .select({ orderId: shipments.orderId, shipmentId: shipments.id })
    .from(shipments)
    .where(orderId === undefined ? sql`true` : eq(shipments.orderId, orderId))
    .orderBy(desc(shipments.id))
    .limit(1);
  return newest.map((payload) => readMailEffect('order-shipped', payload));
}
