import { z } from 'zod';
import { refuseFields } from '../frame/refuse-fields.ts';
import { asNumber, idNumber, idOrGuid, idOrNew, typedLines, typedText } from '../frame/typed-input.ts';
import { branchErrors, CATEGORY_ROLES } from '../catalogue/category-rules.ts';
import { productErrors } from '../catalogue/product-rules.ts';
import { variantErrors } from '../catalogue/variant-rules.ts';
import type { CategorySave, LinkToggle, ProductSave, SubcategorySave, VariantAddition, VariantSave } from './paths.ts';

const LONGEST_DELIVERY = 100;

const numberOrNot = z.union([z.number(), z.nan()]);

/** What a number is when nothing, null, and when no number, NaN, was sent: the rules of its form say what is wrong with it. */
const typedNumber = z.preprocess((value) => {
  if (value === null || value === undefined || value === '') return null;
  const number = asNumber(value);
  return typeof number === 'number' ? number : Number.NaN;
}, numberOrNot.nullable());

/** A number that may be left out: it stays as it is. */
const optionalNumber = typedNumber.transform((value) => value ?? undefined).optional();

/** An amount that may be left out; an empty field of a form is none of its own: 0 (D2). */
const optionalPrice = z
  .preprocess((value) => {
    if (value === null || value === '') return 0;
    return typeof value === 'number' ? value : Number.NaN;
  }, numberOrNot)
  .optional();

const optionalTyped = typedText.optional();
const optionalLines = typedLines.optional();
const version = z.preprocess(
  (value) => asNumber(value) ?? undefined,
  z.int('The version must be a whole number').optional(),
);

function choice<const Choices extends readonly [number, ...number[]]>(choices: Choices, message: string) {
  return z.preprocess((value) => asNumber(value) ?? 0, z.literal(choices, message)).optional();
}

const oneOrTwo = (name: string) => z.boolean(`${name} must be 1 or 2`).optional();
const oneOrZero = (name: string) => z.boolean(`${name} must be 1 or 0`).optional();

export const productSave: z.ZodType<ProductSave> = z
  .object({
    id: typedNumber,
    name: typedText,
    stockLevel: typedNumber,
    usdMinor: typedNumber,
    eurMinor: optionalPrice,
    intro: optionalLines,
    details: optionalLines,
    active: oneOrTwo('productStatus'),
    award: choice([0, 1, 2, 3], 'award must be a number from 0 to 3'),
    familyId: choice([0, 1, 2], 'productSuperVariantID must be 0, 1 or 2'),
    flash: optionalTyped,
    useCloudImage: oneOrTwo('useCloudImage'),
    locallySourced: oneOrTwo('locallySourced'),
    pallet: oneOrTwo('pallet'),
    version,
    stockLevelSeen: optionalNumber,
    allowDuplicate: z.boolean('allowDuplicate must be true or false').optional(),
    confirmPrices: z.boolean('confirmPrices must be true or false').optional(),
  })
  .check(refuseFields(productErrors));

const optionalId = (what: string) => z.preprocess((value) => value ?? undefined, idNumber(what).optional());

/** @param what  'category' */
export function linkToggle(what: string): z.ZodType<LinkToggle> {
  return z.object({ id: idOrNew('link'), branchId: optionalId(what), productId: optionalId('product') });
}

export const relation = z
  .object({ productId: idNumber('product'), relatedProductId: idNumber('product') })
  .refine(({ productId, relatedProductId }) => productId !== relatedProductId, {
    path: ['relatedProductId'],
    message: 'A product can not be related to itself',
  });

export const categorySave: z.ZodType<CategorySave> = z
  .object({
    id: idOrNew('category'),
    name: optionalTyped,
    show: optionalNumber,
    regional: oneOrZero('regional'),
    sortOrder: optionalNumber,
    onHomePage: oneOrZero('homepageShow'),
    onDashboard: oneOrZero('dashboardShow'),
    role: z.preprocess(
      (value) => (value === '' ? null : value),
      z
        .enum(CATEGORY_ROLES, `role must be one of ${CATEGORY_ROLES.join(', ')}`)
        .nullable()
        .optional(),
    ),
    picturePart: optionalTyped.refine(isShort, 'Too many characters'),
    delivery: optionalTyped.refine(isShort, 'Too many characters'),
    deliveryAdd: optionalTyped.refine(isShort, 'Too many characters'),
    version,
  })
  .check(refuseFields((draft) => branchErrors(named(draft), 'Category')));

export const subcategorySave: z.ZodType<SubcategorySave> = z
  .object({
    id: idOrNew('sub-category'),
    name: optionalTyped,
    show: optionalNumber,
    sortOrder: optionalNumber,
    category: z.preprocess((value) => value ?? undefined, idOrGuid('category').optional()),
    version,
  })
  .check(
    refuseFields((draft) => ({
      ...branchErrors(named(draft), 'Sub-category'),
      ...refusal('category', draft.id === 0 && draft.category === undefined ? 'Category is required' : null),
    })),
  );

export const variantSave: z.ZodType<VariantSave> = z
  .object({
    id: idNumber('width'),
    details: optionalTyped,
    usdMinor: optionalPrice,
    gbpMinor: optionalPrice,
    eurMinor: optionalPrice,
    version,
  })
  .check(refuseFields(variantErrors));

export const variantAddition: z.ZodType<VariantAddition> = z
  .object({
    familyId: idNumber('family'),
    details: typedText,
    usdMinor: optionalPrice,
    gbpMinor: optionalPrice,
    eurMinor: optionalPrice,
  })
  .check(refuseFields(variantErrors));

/** A new one needs its name; a present one may leave it out. */
function named<Draft extends { id: number; name?: string | undefined }>(draft: Draft): Draft {
  return draft.id === 0 ? { ...draft, name: draft.name ?? '' } : draft;
}

function isShort(text: string | undefined): boolean {
  return (text ?? '').length <= LONGEST_DELIVERY;
}

function refusal(field: string, message: string | null): Record<string, string> {
  return message === null ? {} : { [field]: message };
}
