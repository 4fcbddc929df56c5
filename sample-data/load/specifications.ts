import type { Db } from '#platform/database/database.ts';
import { readMeasure } from '#shop/catalogue/specifications/measure.ts';
import { attributes, productTypes } from '#shop/catalogue/specifications/tables.ts';
import { specifications } from '#shop/catalogue/parts/tables.ts';
import type { SampleFiles } from '../sample-files.ts';

type Row = SampleFiles['specifications'][number];

/** The types of parts, in the order of the file; returns the type of each part. */
export async function fillProductTypes(tx: Db, { specifications: rows }: SampleFiles): Promise<Map<string, number>> {
  const typed = rows.filter(isType);
  const names = [...new Set(typed.map(({ value }) => value))];
  await tx
    .insert(productTypes)
    .values(names.map((name, at) => ({ id: at + 1, name: capitalise(name), sortOrder: at + 1 })));
  return new Map(typed.map(({ partNumber, value }) => [partNumber, names.indexOf(value) + 1]));
}

/** Inserts the specifications of the parts, with the attributes of their types. */
export async function fillSpecifications(
  tx: Db,
  { specifications: rows, products, variants }: SampleFiles,
  typeOfPart: ReadonlyMap<string, number>,
): Promise<void> {
  const productOf = new Map(products.map(({ name, id }) => [name, id]));
  const stated = rows.filter((row) => !isType(row));
  const byAttribute = Map.groupBy(stated, ({ partNumber, attribute }) => `${typeOfPart.get(partNumber)} ${attribute}`);
  const widthsOf = (typeId: number) =>
    products
      .filter(({ name, familyId }) => familyId !== null && typeOfPart.get(name) === typeId)
      .flatMap(({ id: productId, familyId }) =>
        variants
          .filter((variant) => variant.familyId === familyId)
          .flatMap(({ id: variantId, details }) => {
            const measure = readMeasure(details.split(',')[0] ?? '', 'mm');
            return measure === null ? [] : [{ productId, variantId, ...measure }];
          }),
      );
  for (const [at, group] of [...byAttribute.values()].entries()) {
    const [{ partNumber, attribute, unit } = NOTHING] = group;
    const values = group.map((row) => ({ row, measure: readMeasure(row.value, unit) }));
    const kind = values.every(({ measure }) => measure !== null) ? 'number' : 'word';
    const [typeId, id] = [typeOfPart.get(partNumber) ?? 0, at + 1];
    await tx.insert(attributes).values({ id, typeId, name: capitalise(attribute), unit, kind, sortOrder: id });
    // The parts of a family have the width of each of their variants.
    const widths = attribute === 'width' ? widthsOf(typeId) : [];
    await tx.insert(specifications).values([
      ...widths.map((width) => ({ ...width, attributeId: id })),
      ...values.map(({ row, measure }) => ({
        productId: productOf.get(row.partNumber) ?? 0,
        attributeId: id,
        ...(kind === 'number' ? measure : { word: row.value }),
      })),
    ]);
  }
}

const NOTHING: Row = { partNumber: '', attribute: '', value: '', unit: '' };

const isType = ({ attribute }: Row) => attribute === 'type';

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
