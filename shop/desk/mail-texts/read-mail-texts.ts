import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { Language } from '#texts/languages.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import type { ChangedMail, MailText, MailTexts } from './answers.ts';
import { isLong, requiredIn } from './placeholders.ts';
import { mailTexts } from './tables.ts';
import { isTextOf, kindsBeside, languagesOf, TEXT_KINDS, type TextKind } from './texts-of-kinds.ts';
import { variantsOf } from './variants.ts';

interface Question {
  kind: TextKind;
  language: Language;
}

/** Lists the kinds of mail with the number of changed texts in each language. */
export async function listMailKinds(_: object, { shop }: OperationContext): Promise<ChangedMail[]> {
  const rows = await shop.db
    .select({ key: mailTexts.key, language: mailTexts.language, changed: sql<number>`count(*)::integer` })
    .from(mailTexts)
    .where(isNotNull(mailTexts.text))
    .groupBy(mailTexts.key, mailTexts.language);
  return TEXT_KINDS.map((kind) => ({
    kind,
    languages: languagesOf(kind).map((language) => ({
      language,
      changed: rows
        .filter((row) => row.language === language && isTextOf(kind, row.key))
        .reduce((sum, row) => sum + row.changed, 0),
    })),
  }));
}

/** Reads the texts of a kind of mail in one language. @throws {InvalidInputError} it is not written in that language */
export async function readMailTexts(asked: Question, { shop }: Pick<OperationContext, 'shop'>): Promise<MailTexts> {
  return { ...asked, beside: kindsBeside(asked.kind), texts: await listTexts(shop.db, asked, shop) };
}

/** Lists the texts of a kind of mail, as delivered and as changed. @throws {InvalidInputError} */
export async function listTexts(
  db: Db,
  { kind, language }: Question,
  { translatorIn }: Pick<OperationContext['shop'], 'translatorIn'>,
): Promise<MailText[]> {
  if (!languagesOf(kind).includes(language)) {
    const names = languagesOf(kind).join(', ');
    throw new InvalidInputError([
      { field: 'language', message: message('staff-refusal.mail-language', { languages: names }) },
    ]);
  }
  const { keys, sentence } = translatorIn(language);
  const rows = await db
    .select()
    .from(mailTexts)
    .where(and(eq(mailTexts.language, language)));
  const stored = new Map(rows.map((row) => [`${row.key} ${row.variant}`, row]));
  return keys()
    .filter((key) => isTextOf(kind, key))
    .flatMap((key) => {
      const variants = variantsOf(sentence(key));
      const allowed = [...new Set(variants.flatMap(({ placeholders }) => placeholders))];
      return variants.map(({ variant, text: ours, placeholders }) => {
        const row = stored.get(`${key} ${variant}`);
        return {
          textKey: key,
          variant,
          ours,
          text: row?.text ?? null,
          required: requiredIn(placeholders),
          allowed,
          long: isLong(ours),
          version: row?.version ?? 0,
        };
      });
    });
}
