import { NEEDS } from '../../base/rights/staff-right.ts';
import { z } from 'zod';
import { ATTRIBUTE_KINDS } from '../../catalogue/specifications/specification.ts';
import { answerNumber, answerInternal, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { asNumber, idNumber, idOrNew, textInput } from '../../base/wire/input-schemas.ts';
import { issue } from '../../base/messages/issue.ts';
import {
  type AttributeSave,
  MAX_ORDER,
  MAX_ATTRIBUTES,
  MAX_VALUES,
  type ProductTypeSave,
  specificationEditing,
  type SpecificationsSave,
  type TypedSpecification,
} from './paths.ts';
import { readSpecifications, saveSpecifications } from './save-specifications.ts';
import { saveProductType } from './save-type.ts';
import { BETWEEN_VALUES } from './specification-cells.ts';
import { listProductTypes } from './specification-queries.ts';
import { productTypeSchema, specificationsSchema } from './answers.ts';

const version = z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional());
const tick = (field: string, otherwise: boolean) =>
  z.boolean(issue('staff-refusal.true-or-false', { field })).default(otherwise);
const required = textInput
  .refine((text) => text !== '', issue('staff-refusal.name-required'))
  .refine((text) => text.length <= 100, issue('rule.too-long'));
const attributeName = required.refine(
  (text) => !text.includes(BETWEEN_VALUES),
  issue('staff-refusal.attribute-name', { sign: BETWEEN_VALUES }),
);
const order = issue('staff-refusal.sort-order', { most: MAX_ORDER });
const sortOrder = z.preprocess(asNumber, z.int(order).min(0, order).max(MAX_ORDER, order)).default(0);

const attributeSave: z.ZodType<AttributeSave> = z.object({
  id: idOrNew('attribute'),
  name: attributeName,
  unit: textInput.refine((text) => text.length <= 20, issue('rule.too-long')).default(''),
  kind: z.enum(ATTRIBUTE_KINDS, issue('staff-refusal.attribute-kinds', { kinds: ATTRIBUTE_KINDS.join(', ') })),
  sortOrder,
  inTable: tick('inTable', true),
  inFilter: tick('inFilter', true),
  inComparison: tick('inComparison', true),
  archived: tick('archived', false),
});

const productTypeSave: z.ZodType<ProductTypeSave> = z.object({
  id: idOrNew('product_type'),
  name: required,
  sortOrder,
  archived: tick('archived', false),
  attributes: z
    .array(attributeSave, issue('staff-refusal.attribute-list', { most: MAX_ATTRIBUTES }))
    .max(MAX_ATTRIBUTES, issue('staff-refusal.attribute-list', { most: MAX_ATTRIBUTES }))
    .refine(
      (all) => isEachOnce(all.map(({ id }) => id).filter((id) => id !== 0)),
      issue('staff-refusal.attribute-twice'),
    )
    .default([]),
  version,
});

function isEachOnce(ids: readonly number[]): boolean {
  return new Set(ids).size === ids.length;
}

const orNone = (what: 'product_type' | 'variant') =>
  z.preprocess((value) => (value === '' ? null : asNumber(value)), idNumber(what).nullable());

const MAX_TEXT_LENGTH = 4000;
const valueList = issue('staff-refusal.value-list', { most: MAX_VALUES });
const typedSpecification: z.ZodType<TypedSpecification> = z.object({
  attributeId: idNumber('attribute'),
  variantId: orNone('variant').default(null),
  text: textInput.refine((text) => text.length <= MAX_TEXT_LENGTH, issue('rule.too-long')),
});
const specificationsSave: z.ZodType<SpecificationsSave> = z.object({
  productId: idNumber('product'),
  typeId: orNone('product_type').optional(),
  values: z.array(typedSpecification, valueList).max(MAX_VALUES, valueList),
  version,
});

/** Operations for attributes and their values (I1). */
export const specificationOperations = [
  operation(specificationEditing.types, {
    tag: 'ProductType',
    summary: 'List product types with their attributes in display order, including archived ones (I1).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:read' },
    input: noInput,
    answer: { format: answerInternal(z.array(productTypeSchema)) },
    handle: (_, { shop }) => listProductTypes(shop.db),
  }),

  operation(specificationEditing.saveType, {
    tag: 'ProductType',
    summary:
      'Save a product type with its attributes. Use id 0 to create one. Omitted attributes are unchanged. Returns its ID (I1).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: productTypeSave,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: {
      body: {
        id: 0,
        name: 'Ink pump',
        sortOrder: 40,
        attributes: [{ id: 0, name: 'Flow', unit: 'l', kind: 'number', sortOrder: 1 }],
      },
    },
    handle: saveProductType,
  }),

  operation(specificationEditing.read, {
    tag: 'Product',
    summary: "Get a product's specifications for editing, for all its widths or for one (I1).",
    who: { access: 'staff', staffRight: NEEDS.parts, scope: 'catalogue:read' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerInternal(specificationsSchema) },
    example: { path: { productId: 140 } },
    handle: readSpecifications,
  }),

  operation(specificationEditing.save, {
    tag: 'Product',
    summary:
      'Save all specifications of a product. Accepts common notations (0.15, 0,15, 15 thou, 6"). Omitted values are deleted. Returns 1 (I1).',
    who: { access: 'staff', staffRight: 'catalogue', scope: 'catalogue:write' },
    input: specificationsSave,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { productId: 140, typeId: 4, values: [{ attributeId: 18, text: '0,15' }] } },
    handle: saveSpecifications,
  }),
];
