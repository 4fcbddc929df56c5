import { eq, inArray, notExists, sql } from 'drizzle-orm';
import { message } from '../../../base/messages/message.ts';
import { specifications } from '../../../catalogue/parts/tables.ts';
import { ATTRIBUTE_KINDS } from '../../../catalogue/specifications/specification.ts';
import { attributes } from '../../../catalogue/specifications/tables.ts';
import { BETWEEN_VALUES } from '../../../shopfront/specification-editing/specification-cells.ts';
import { MAX_ORDER } from '../../../shopfront/specification-editing/paths.ts';
import { oneOf, orElse, required, textBy, textUpTo, wholeNumber, yesOrNo } from '../column.ts';
import { externalIdOf } from '../external-ids.ts';
import { externalId, type MoveKind, type MoveRow, type Remark } from '../kind.ts';
import { removeUnused } from '../remove-unused.ts';
import { only } from '../which.ts';

const attributeName = textBy((name) => {
  if (name.length > 100) return message('rule.too-long');
  return name.includes(BETWEEN_VALUES) ? message('staff-refusal.attribute-name', { sign: BETWEEN_VALUES }) : null;
});

/** Attributes by which parts of a type differ (Q5, I1). */
export const attributeKind: MoveKind = {
  name: 'attributes',
  columns: [
    { heading: 'externalId', about: 'Number in your system', example: 'AT-1', read: required(textUpTo(100)) },
    {
      heading: 'productType',
      about: 'externalId of its type',
      example: 'T-1',
      refersTo: 'product-types',
      read: required(textUpTo(100)),
    },
    { heading: 'name', about: 'Its name', example: 'Length', read: required(attributeName) },
    { heading: 'unit', about: 'Unit of its figures; empty: none', example: 'mm', read: textUpTo(20) },
    {
      heading: 'kind',
      about: ATTRIBUTE_KINDS.join(', '),
      example: 'number',
      read: required(oneOf(...ATTRIBUTE_KINDS)),
    },
    { heading: 'sortOrder', about: 'Its place; empty: 0', example: '1', read: orElse('0', wholeNumber(0, MAX_ORDER)) },
    { heading: 'inTable', about: '0: not in tables of parts; empty: 1', example: '1', read: orElse('1', yesOrNo) },
    { heading: 'inFilter', about: '0: not a filter; empty: 1', example: '1', read: orElse('1', yesOrNo) },
    { heading: 'inComparison', about: '0: not in comparisons; empty: 1', example: '1', read: orElse('1', yesOrNo) },
    { heading: 'archived', about: '1: no longer shown', example: '0', read: yesOrNo },
  ],
  numbered: attributes,
  keyOf: externalId,
  unique: ({ productType = '', name = '' }) => [['name', `${productType}/${name.toLowerCase()}`]],
  async stored(db, which) {
    const query = db
      .select({
        attribute: attributes,
        externalId: externalIdOf('attributes', attributes.id),
        productType: externalIdOf('product-types', attributes.typeId),
      })
      .from(attributes);
    const rows = await only(query.$dynamic(), attributes.id, which);
    return rows.map(({ attribute, externalId: number, productType }) => ({
      id: attribute.id,
      cells: {
        externalId: number,
        productType,
        name: attribute.name,
        unit: attribute.unit,
        kind: attribute.kind,
        sortOrder: String(attribute.sortOrder),
        inTable: flag(attribute.inTable),
        inFilter: flag(attribute.inFilter),
        inComparison: flag(attribute.inComparison),
        archived: flag(attribute.archived),
      },
    }));
  },
  async check(db, rows) {
    const known = await db
      .select({
        id: attributes.id,
        typeId: attributes.typeId,
        kind: attributes.kind,
        unit: attributes.unit,
        name: sql<string>`lower(${attributes.name})`,
      })
      .from(attributes)
      .where(
        inArray(
          attributes.typeId,
          rows.flatMap(({ ids }) => ids.productType ?? []),
        ),
      );
    return rows.flatMap(({ row, id, cells, ids }): Remark[] => {
      const ofType = known.filter(({ typeId }) => typeId === ids.productType);
      const present = ofType.find((each) => each.id === id);
      const isTaken = ofType.some((each) => each.name === (cells.name ?? '').toLowerCase() && each.id !== id);
      // The figures of parts are in the unit in which they were typed.
      const stays = (heading: string): Remark => ({ row, heading, message: message('staff-rule.move.settled') });
      return [
        ...(isTaken ? [{ row, heading: 'name', message: message('staff-refusal.attribute-taken') }] : []),
        ...(id !== null && present === undefined ? [stays('productType')] : []),
        ...(present !== undefined && present.kind !== cells.kind ? [stays('kind')] : []),
        ...(present !== undefined && present.unit !== cells.unit ? [stays('unit')] : []),
      ];
    });
  },
  async add(tx, rows) {
    const added = await tx.insert(attributes).values(rows.map(valuesOf)).returning({ id: attributes.id });
    return added.map(({ id }) => id);
  },
  async change(tx, rows) {
    for (const row of rows)
      await tx
        .update(attributes)
        .set({ ...valuesOf(row), version: sql`${attributes.version} + 1` })
        .where(eq(attributes.id, row.id));
  },
  remove: (tx, ids) =>
    removeUnused(
      tx,
      attributes,
      ids,
      notExists(tx.select().from(specifications).where(eq(specifications.attributeId, attributes.id))),
    ),
};

const flag = (is: boolean) => (is ? '1' : '0');

function valuesOf({ cells, ids }: MoveRow) {
  return {
    typeId: ids.productType ?? 0,
    name: cells.name ?? '',
    unit: cells.unit ?? '',
    kind: ATTRIBUTE_KINDS.find((kind) => kind === cells.kind) ?? 'word',
    sortOrder: Number(cells.sortOrder),
    inTable: cells.inTable === '1',
    inFilter: cells.inFilter === '1',
    inComparison: cells.inComparison === '1',
    archived: cells.archived === '1',
  };
}
