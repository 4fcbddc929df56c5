import type { Db } from '#platform/database/database.ts';
import { FALLBACK_LANGUAGE, languagePrefix, type Language } from '#texts/languages.ts';
import { findLanguage } from '../../people/customers/choose-language.ts';
import { findStaffByEmail } from '../../people/staff/staff-queries.ts';
import { legalPath } from '../../base/kernel/legal-kind.ts';
import { message } from '../../base/messages/message.ts';
import { type Translator, translate } from '../../base/messages/translator.ts';
import { localizeStoreTexts } from '../../base/store/localize-store-texts.ts';
import { localizeOrder } from '../../trade/orders/localize-order.ts';
import { type MailKind, traitsOf, type WaitingEffect } from '../../base/outbox/effects.ts';
import { noticesIn } from '../../base/settings/notices.ts';
import { listOwnTexts, rewordedBy } from '../mail-texts/own-texts.ts';
import { type Desk, type Mail, type MailShop, staffAddress } from './mail.ts';
import { MAILS } from './mails.ts';
import { getColleague, getOrder } from './mails/find-subject.ts';
import type { Letter } from './mails/letter.ts';
import { type WrittenMail, writeLetter } from './mails/write-letter.ts';

/**
 * Writes the mail of a row from the current data (D22). null: there is no recipient.
 * @throws its subject does not exist, or it has no address
 */
export async function writeMail(tx: Db, effect: WaitingEffect<MailKind>, shop: MailShop): Promise<WrittenMail | null> {
  const language = await languageOf(tx, effect, shop);
  return writeMailIn(tx, effect, shop, rewordedBy(await listOwnTexts(tx, language), shop.translatorIn(language)));
}

/** The parts of the shop that writing a mail needs. */
type WritingShop = Omit<MailShop, 'drawOrderSheet'>;

/** Writes the mail of a row with these texts. null: there is no recipient. @throws as writeMail */
export async function writeMailIn(
  tx: Db,
  effect: WaitingEffect<MailKind>,
  shop: WritingShop,
  translator: Translator,
): Promise<WrittenMail | null> {
  const letter = await letterOf(effect, deskOf(tx, shop, translator));
  if (letter === null) return null;
  const { legalPages, taxOnScreens } = noticesIn(shop);
  const { settings, logos } = shop.hot();
  const { sellerVatNumber } = settings;
  return writeLetter(
    {
      ...translate(taxOnScreens === 'silent' ? withoutTaxNotes(letter) : letter, translator),
      language: translator.language,
    },
    {
      ...localizeStoreTexts(shop.store, shop.store, translator.language),
      logo: logos.light ?? null,
      legalLinks: legalPages.map((kind) => ({
        label: translator.format(message(`legal.${kind}`)),
        url: `${shop.publicUrl}${languagePrefix(translator.language)}${legalPath(kind)}`,
      })),
      taxNumber:
        sellerVatNumber === ''
          ? ''
          : translator.format(message('sheet.tax-number.sellerVatNumber', { number: sellerVatNumber })),
    },
  );
}

/** Removes the sentences about tax, because the shop is silent about it (O3). */
function withoutTaxNotes(letter: Letter): Letter {
  return {
    ...letter,
    blocks: letter.blocks.map((block) => (block.kind === 'lines' ? { ...block, taxNote: null } : block)),
  };
}

/**
 * The language of a mail. Customers: their own, otherwise that of the requesting page (N2). Invited people: the
 * manager's. Staff: their own; the shop's address that of the staff member who owns it, otherwise English (N1).
 */
export async function languageOf(
  tx: Db,
  { kind, payload }: WaitingEffect<MailKind>,
  shop: MailShop,
): Promise<Language> {
  const { reader } = traitsOf(kind);
  const ofPage = 'language' in payload ? payload.language : undefined;
  if (reader === 'staff') return (await findStaffByEmail(tx, staffAddress(shop)))?.language ?? FALLBACK_LANGUAGE;
  if ('staffId' in payload) return (await getColleague(tx, payload.staffId)).language ?? FALLBACK_LANGUAGE;
  if (reader === 'orderer' && 'orderId' in payload)
    return findLanguage(tx, (await getOrder(tx, payload.orderId)).customerId, ofPage);
  const customerId = 'customerId' in payload ? payload.customerId : null;
  return customerId === null ? (ofPage ?? FALLBACK_LANGUAGE) : findLanguage(tx, customerId, ofPage);
}

function deskOf(tx: Db, shop: WritingShop, translator: Translator): Desk {
  const { clock, publicUrl, store } = shop;
  const hot = () => shop.hot();
  const desk: Desk = {
    tx,
    clock,
    hot,
    publicUrl,
    store,
    translator,
    localize: (value) => localizeOrder(value, { shop: { db: tx, hot }, translator }),
    staffAddress: () => staffAddress(shop),
    letterOf: (effect) => letterOf(effect, desk),
  };
  return desk;
}

function letterOf<Kind extends MailKind>(effect: WaitingEffect<Kind>, desk: Desk): Promise<Letter | null> {
  const mail: Mail<Kind> = MAILS[effect.kind];
  return mail.write(effect.payload, desk);
}
