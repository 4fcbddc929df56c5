import type { TypedSpecification } from './paths.ts';
import { parseValue, formatValues } from './value-text.ts';
import type { VariantFamily } from '../../catalogue/categories/catalogue.ts';
import { readMeasure } from '../../catalogue/specifications/measure.ts';
import type { Attribute, ProductType } from '../../catalogue/specifications/specification.ts';
import { issue, issueOf } from '../../base/messages/issue.ts';

/** Specifications of a product as one line (I1): 'Thickness: 0.38 mm | Colour: red; blue | Width (50 mm): 50 mm'. */
export interface SpecificationNames {
  write(values: readonly TypedSpecification[]): string;
  /**
   * Parses a line into stored values, in the order of the type's attributes and the family's widths, or returns the
   * fault.
   */
  read(
    cell: string,
    of: { typeId: number | null; familyId: number | null },
  ): TypedSpecification[] | { message: string };
}

/** The product types by name. */
export interface TypeNames {
  write(typeId: number | null): string;
  /** null: an empty cell. */
  read(cell: string): number | null | { message: string };
}

/** Separates two values in a line. */
export const BETWEEN_VALUES = '|';

/** An archived type has no name in files, as for visitors, so its cell is empty. */
export function typeNames(types: readonly ProductType[]): TypeNames {
  return {
    write: (typeId) => types.find(({ id }) => id === typeId)?.name ?? '',
    read(cell) {
      const name = cell.trim();
      if (name === '') return null;
      const type = types.find((each) => each.name.toLowerCase() === name.toLowerCase());
      return type?.id ?? { message: issue('staff-refusal.no-type', { name }) };
    },
  };
}

/** Attributes and widths by name; figures with this decimal mark. */
export function specificationNames(
  types: readonly ProductType[],
  families: ReadonlyMap<number, VariantFamily>,
  decimalMark: '.' | ',',
): SpecificationNames {
  const attributes = new Map(types.flatMap((type) => type.attributes.map((attribute) => [attribute.id, attribute])));
  const widths = new Map(
    [...families.values()].flatMap(({ variants }) => variants.map(({ id, details }) => [id, details])),
  );

  return {
    write: (values) =>
      values
        .map(({ attributeId, variantId, text }) => {
          const attribute = attributes.get(attributeId);
          const head = headOf(
            { name: attribute?.name ?? String(attributeId) },
            variantId === null ? null : (widths.get(variantId) ?? String(variantId)),
          );
          return `${head}: ${attribute === undefined ? text : cellText(text, attribute, decimalMark)}`;
        })
        .join(` ${BETWEEN_VALUES} `),
    read(cell, { typeId, familyId }) {
      const known = types.find(({ id }) => id === typeId)?.attributes ?? [];
      const variants = (familyId === null ? undefined : families.get(familyId)?.variants) ?? [];
      const found: TypedSpecification[] = [];
      for (const entry of entriesOf(cell)) {
        const specification = readEntry(entry, known, variants);
        if ('message' in specification) return specification;
        if (specification.text === '') continue;
        if (
          found.some(
            (each) => each.attributeId === specification.attributeId && each.variantId === specification.variantId,
          )
        )
          return { message: issue('staff-refusal.specification-twice', { entry }) };
        found.push(specification);
      }
      return inOrder(found, known, variants);
    },
  };
}

function entriesOf(cell: string): string[] {
  return cell
    .split(BETWEEN_VALUES)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** 'Width (50 mm): 50 mm'. A name may contain a colon too. */
function readEntry(
  entry: string,
  attributes: readonly Attribute[],
  variants: readonly { id: number; details: string }[],
): TypedSpecification | { message: string } {
  const widths = [{ id: null, details: '' }, ...variants];
  const colons = [...entry.matchAll(/:/gu)].map(({ index }) => index);
  for (const colon of colons) {
    const head = withoutSpaces(entry.slice(0, colon));
    for (const attribute of attributes) {
      const width = widths.find(
        ({ id, details }) => head === withoutSpaces(headOf(attribute, id === null ? null : details)),
      );
      if (width === undefined) continue;
      const values = parseValue(entry.slice(colon + 1), attribute);
      return Array.isArray(values)
        ? { attributeId: attribute.id, variantId: width.id, text: formatValues(values) }
        : { message: issueOf(values) };
    }
  }
  return { message: issue('staff-refusal.specification-entry', { entry }) };
}

function headOf({ name }: Pick<Attribute, 'name'>, width: string | null): string {
  return width === null ? name : `${name} (${width})`;
}

/** Ignores spaces and case in names. */
function withoutSpaces(text: string): string {
  return text.toLowerCase().replaceAll(/\s/gu, '');
}

function inOrder(
  found: readonly TypedSpecification[],
  attributes: readonly { id: number }[],
  variants: readonly { id: number }[],
): TypedSpecification[] {
  const place = (all: readonly { id: number }[], id: number | null) => all.findIndex((each) => each.id === id);
  return found.toSorted(
    (one, two) =>
      place(attributes, one.attributeId) - place(attributes, two.attributeId) ||
      place(variants, one.variantId) - place(variants, two.variantId),
  );
}

/** A figure with its unit, if it can be parsed again. */
function cellText(text: string, { kind, unit }: Attribute, decimalMark: '.' | ','): string {
  if (kind !== 'number' && kind !== 'range') return text;
  const figures = text.replaceAll('.', decimalMark);
  const measured = `${figures} ${unit}`;
  return unit !== '' && readMeasure(measured, unit) !== null ? measured : figures;
}
