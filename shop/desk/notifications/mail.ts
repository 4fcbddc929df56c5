import type { Db } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import type { Translator } from '../../base/messages/translator.ts';
import type { HotData } from '../../base/operations/hot-data.ts';
import type { Shop } from '../../base/operations/shop.ts';
import type { Order } from '../../trade/orders/order.ts';
import type { MailKind, EffectPayloads, WaitingEffect } from '../../base/outbox/effects.ts';
import type { Letter } from './mails/letter.ts';

/** Parts of the shop that mails need. */
export type MailShop = Pick<Shop, 'db' | 'clock' | 'hot' | 'publicUrl' | 'store' | 'translatorIn'> & {
  /** Draws the order sheet (A28) in a separate process. */
  drawOrderSheet(this: void, order: Order, language: Language): Promise<Buffer>;
};

/** Everything a mail is written with, in the transaction that stores it. */
export interface Desk extends Pick<MailShop, 'clock' | 'publicUrl' | 'store'> {
  tx: Db;
  hot(this: void): HotData;
  translator: Translator;
  /** Names parts as on the reader's pages (N3), and formats addresses in their conventions. */
  localize<Value>(this: void, value: Value): Promise<Value>;
  /** Address of the shop's staff (D18, D28). @throws there is none */
  staffAddress(this: void): string;
  /** The letter of another effect, in the same language. */
  letterOf(this: void, effect: WaitingEffect<MailKind>): Promise<Letter | null>;
}

/** The mail of a kind of effect. */
export interface Mail<Kind extends MailKind> {
  /**
   * Writes it from the current data (D22). null: nobody gets it any more.
   * @throws its subject does not exist
   */
  write(payload: EffectPayloads[Kind], desk: Desk): Promise<Letter | null>;
  /** Opens the link whose token exists only in the sent mail (D16); undefined: it is no longer valid. */
  openLink?(payload: EffectPayloads[Kind], shop: Pick<MailShop, 'db' | 'clock'>): Promise<string | undefined>;
}

/** Address of the shop's staff: as set in the settings, otherwise the first office's (D18, D28). */
export function staffAddress(shop: Pick<MailShop, 'hot' | 'store'>): string {
  const set = shop.hot().settings.staffEmail.trim();
  const address = set === '' ? shop.store.offices[0]?.email : set;
  if (address === undefined) throw new Error('There is no staff mail address: set one in Administration, Settings.');
  return address;
}
