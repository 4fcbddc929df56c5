import { eq, sql } from 'drizzle-orm';
import { type Db, violatedConstraint } from '#platform/database/database.ts';
import { changeAsStaff } from '../../base/audit/change-as-staff.ts';
import { requireUnchanged } from '../../base/audit/require-unchanged.ts';
import { isSameUnit, isUnit } from '../../catalogue/specifications/measure.ts';
import { attributes, productTypes } from '../../catalogue/specifications/tables.ts';
import type { StaffContext } from '../../base/operations/operation.ts';
import { type FieldError, InvalidInputError, NotFoundError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import type { AttributeSave, ProductTypeSave } from './paths.ts';
import {
  attributesOf,
  isTypeNameTaken,
  lockType,
  lowerCase,
  type StoredAttribute,
  type StoredType,
  usedAttributes,
} from './specification-queries.ts';

/**
 * Saves a product type with its attributes; id 0 creates one. Omitted attributes are unchanged. Returns the type's id.
 * @throws {NotFoundError | StaleSaveError}
 * @throws {InvalidInputError} a name that is already in use, or an attribute whose values would change their meaning
 */
export async function saveProductType(draft: ProductTypeSave, context: StaffContext): Promise<number> {
  try {
    return await write(draft, context);
  } catch (error) {
    if (violatedConstraint(error) !== 'product_types_name') throw error; // created by another person a moment ago
    throw nameTaken();
  }
}

const nameTaken = () =>
  new InvalidInputError([{ field: 'name', message: message('staff-refusal.product-type-taken') }]);

function write({ id, version, attributes: drafts, ...values }: ProductTypeSave, context: StaffContext) {
  return changeAsStaff(context, async (tx, note) => {
    const before = id === 0 ? null : ((await lockType(tx, id)) ?? null);
    if (before === null && id !== 0) throw new NotFoundError('product-type');
    if (before !== null) await requireUnchanged(tx, { entity: 'product type', entityId: id }, version, before);
    if (await isTypeNameTaken(tx, values.name, id)) throw nameTaken();
    await refuseAttributes(tx, drafts, before?.attributes ?? []);
    const type = await writeType(tx, before, values);
    await writeAttributes(tx, type.id, drafts, before?.attributes ?? []);
    const after = { ...type, attributes: await attributesOf(tx, type.id) };
    await note({
      action: before === null ? 'added' : 'saved',
      entity: 'product type',
      entityId: type.id,
      before: before === null ? null : auditValues(before),
      after: auditValues(after),
    });
    return type.id;
  });
}

async function writeType(
  tx: Db,
  before: StoredType | null,
  values: Pick<StoredType, 'name' | 'sortOrder' | 'archived'>,
) {
  const [type] =
    before === null
      ? await tx.insert(productTypes).values(values).returning()
      : await tx
          .update(productTypes)
          .set({ ...values, version: before.version + 1 })
          .where(eq(productTypes.id, before.id))
          .returning();
  if (type === undefined) throw new Error('A type was written, but not returned.');
  return type;
}

async function writeAttributes(
  tx: Db,
  typeId: number,
  drafts: readonly AttributeSave[],
  stored: readonly StoredAttribute[],
): Promise<void> {
  const storedById = new Map(stored.map((attribute) => [attribute.id, attribute]));
  const changed = drafts.filter((draft) => isChange(draft, storedById.get(draft.id)));
  const present = changed.filter(({ id }) => id !== 0);
  // Two attributes that swap names would violate the unique constraint, so first none has a name that another needs.
  for (const { id, name } of present)
    if (name !== storedById.get(id)?.name)
      await tx
        .update(attributes)
        .set({ name: `\u0001${id}` })
        .where(eq(attributes.id, id));
  for (const { id, ...values } of present)
    await tx
      .update(attributes)
      .set({ ...values, version: sql`${attributes.version} + 1` })
      .where(eq(attributes.id, id));
  const added = changed.filter(({ id }) => id === 0).map(({ id: _id, ...values }) => ({ ...values, typeId }));
  if (added.length > 0) await tx.insert(attributes).values(added);
}

function isChange({ id: _id, ...draft }: AttributeSave, stored: StoredAttribute | undefined): boolean {
  return (
    stored === undefined || Object.entries(draft).some(([name, value]) => stored[name as keyof typeof draft] !== value)
  );
}

/** @throws {NotFoundError | InvalidInputError} */
async function refuseAttributes(
  tx: Db,
  drafts: readonly AttributeSave[],
  stored: readonly StoredAttribute[],
): Promise<void> {
  const storedById = new Map(stored.map((attribute) => [attribute.id, attribute]));
  if (drafts.some(({ id }) => id !== 0 && !storedById.has(id))) throw new NotFoundError('attribute');
  const used = await usedAttributes(tx, [...storedById.keys()]);
  const named = new Set(drafts.map(({ id }) => id));
  const others = stored.filter(({ id }) => !named.has(id));
  const names = await lowerCase(
    tx,
    [...drafts, ...others].map(({ name }) => name),
  );
  const taken = names.slice(drafts.length);
  const errors = drafts.flatMap((draft, index): FieldError[] => {
    const [field, name] = [`attributes.${index}`, names[index] ?? ''];
    const before = storedById.get(draft.id);
    const isTaken = taken.includes(name);
    taken.push(name);
    return [
      ...(isTaken ? [{ field: `${field}.name`, message: message('staff-refusal.attribute-taken') }] : []),
      ...(before === undefined || !used.has(before.id) ? [] : changedMeaning(field, before, draft)),
    ];
  });
  if (errors.length > 0) throw new InvalidInputError(errors);
}

const isFigure = ({ kind }: Pick<AttributeSave, 'kind'>) => kind === 'number' || kind === 'range';

/**
 * The figures of parts are in the unit in which they were typed: 25 mm are not 25 inches, nor a bare 25, which could
 * become inches next. A misspelt unit may be corrected.
 */
function changedMeaning(field: string, before: StoredAttribute, draft: AttributeSave): FieldError[] {
  const sameKind = before.kind === draft.kind || (isFigure(before) && draft.kind === 'range');
  const sameUnit = !isUnit(before.unit) || isSameUnit(before.unit, draft.unit);
  return [
    ...(sameKind ? [] : [{ field: `${field}.kind`, message: message('staff-refusal.attribute-kind') }]),
    ...(sameUnit ? [] : [{ field: `${field}.unit`, message: message('staff-refusal.attribute-unit') }]),
  ];
}

/** The type for the audit list: one line per attribute, in order. */
function auditValues({
  name,
  sortOrder,
  archived,
  version,
  attributes: all,
}: StoredType & { attributes: StoredAttribute[] }) {
  return { name, sortOrder, archived, version, attributes: all.map(describeAttribute) };
}

function describeAttribute(attribute: StoredAttribute): string {
  const marks = [
    attribute.kind,
    ...(attribute.inTable ? ['table'] : []),
    ...(attribute.inFilter ? ['filter'] : []),
    ...(attribute.inComparison ? ['comparison'] : []),
    ...(attribute.archived ? ['archived'] : []),
  ];
  return `${[attribute.name, attribute.unit].join(' ').trim()} (${marks.join(' ')})`;
}
