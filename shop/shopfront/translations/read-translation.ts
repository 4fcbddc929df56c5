import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/database/database.ts';
import type { AuditEntity } from '../../base/audit/entry.ts';
import { auditEntries } from '../../base/audit/tables.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import type { OpenedText, TextUse, TranslatedText } from './paths.ts';
import { keyOfText, readTexts } from './translation-queries.ts';

/** Reads one text with its former wording. @throws {NotFoundError} */
export async function readTranslation(
  { textKey }: { textKey: string },
  { shop: { db } }: Pick<OperationContext, 'shop'>,
): Promise<OpenedText> {
  const [text] = await readTexts(db, [textKey]);
  if (text === undefined) throw new NotFoundError('translation');
  return { ...text, formerly: text.says.length > 0 ? null : await formerText(db, text) };
}

/** The names of an object's texts in the audit list. */
const KEPT_AS: Readonly<Record<string, readonly [entity: AuditEntity, fields: readonly string[]]>> = {
  product: ['product', ['intro', 'details', 'flash']],
  category: ['category', ['name']],
  subcategory: ['sub-category', ['name']],
  news: ['news', ['title', 'text']],
};

/** Finds the text that stood here before staff changed it, if it was translated. */
async function formerText(db: Db, { english, things }: TranslatedText): Promise<OpenedText['formerly']> {
  const conditions = things.flatMap((thing) => changesTo(english, thing) ?? []);
  if (conditions.length === 0) return null;
  const [entry] = await db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(or(...conditions))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  const [before, after] = [entry?.before, entry?.after] as (Record<string, unknown> | null | undefined)[];
  const field = Object.keys(after ?? {}).find((name) => after?.[name] === english && before?.[name] !== english);
  const former = field === undefined ? undefined : before?.[field];
  if (typeof former !== 'string' || former === '') return null;
  const [text] = await readTexts(db, [keyOfText(former)]);
  return text === undefined || text.says.length === 0 ? null : { english: former, says: text.says };
}

function changesTo(english: string, { thing }: TextUse): SQL | undefined {
  const [what = '', id = ''] = thing.split(':');
  const [entity, fields] = KEPT_AS[what] ?? [];
  if (entity === undefined || fields === undefined) return undefined;
  const isChanged = fields.map(
    (field) =>
      sql`(${auditEntries.after} ->> ${field} = ${english} and ${auditEntries.before} ->> ${field} <> ${english})`,
  );
  return and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, id), or(...isChanged));
}
