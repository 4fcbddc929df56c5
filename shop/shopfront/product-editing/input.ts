import { MAX_KIT_PARTS } from '../../catalogue/kits/kit-part.ts';
import { z } from 'zod';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { inputShape, numberInput } from '../../base/fields/field-schemas.ts';
import { asNumber, idNumber, idOrGuid, idOrNew, textInput } from '../../base/wire/input-schemas.ts';
import { categoryFields, subcategoryFields } from '../../catalogue/categories/category-fields.ts';
import { productFields, SENT_OF_PRODUCT } from '../../catalogue/parts/product-fields.ts';
import { productErrors } from '../../catalogue/parts/product-rules.ts';
import { SENT_OF_VARIANT, variantFields } from '../../catalogue/parts/variant-fields.ts';
import { errorsOf } from '../../base/fields/field-rules.ts';
import type {
  CategorySave,
  LinkToggle,
  ProductBranches,
  ProductSave,
  KitSave,
  ReplacementSave,
  SubcategorySave,
  VariantAddition,
  VariantSave,
} from './paths.ts';
import { fieldErrors } from '../../base/messages/field-errors.ts';
import { parseDay } from '../../base/days/parse-day.ts';
import { issue } from '../../base/messages/issue.ts';
import { message } from '../../base/messages/message.ts';
import { MAX_STOCK } from '../../catalogue/stock/movement.ts';

const version = z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional());

/** An empty value is refused (C6); an omitted one is unchanged (D42). */
const stockLevel = z.preprocess(
  (value) => (value === undefined ? undefined : numberInput.parse(value)),
  z.union([z.number(), z.nan()]).nullable().optional(),
);

/** Stock level with which the form was filled. It was read here, so it is valid. */
const stockLevelSeen = z.preprocess(
  (value) => (value === '' || value === null ? undefined : asNumber(value)),
  z
    .int(issue('staff-refusal.stock-seen'))
    .min(0, issue('staff-refusal.stock-seen'))
    .max(MAX_STOCK, issue('staff-refusal.stock-seen'))
    .optional(),
);

export const productSave: z.ZodType<ProductSave> = z
  .object({
    id: numberInput,
    ...inputShape(productFields, SENT_OF_PRODUCT),
    stockLevel,
    version,
    stockLevelSeen,
    allowDuplicate: z.boolean(issue('staff-refusal.true-or-false', { field: 'allowDuplicate' })).optional(),
    confirmPrices: z.boolean(issue('staff-refusal.true-or-false', { field: 'confirmPrices' })).optional(),
  })
  .check(
    refuseFields((draft) =>
      productErrors((draft.id ?? 0) > 0 ? draft : { ...draft, stockLevel: draft.stockLevel ?? null }),
    ),
  );

const optionalId = (what: Parameters<typeof idNumber>[0]) =>
  z.preprocess((value) => value ?? undefined, idNumber(what).optional());

/** @param what  'category' */
export function linkToggle(what: Parameters<typeof idNumber>[0]): z.ZodType<LinkToggle> {
  return z.object({ id: idOrNew('link'), branchId: optionalId(what), productId: optionalId('product') });
}

const MAX_BRANCHES = 1000;

const branchIds = (what: 'category' | 'subcategory') =>
  z
    .array(idNumber(what), issue('staff-refusal.branch-list', { what }))
    .max(MAX_BRANCHES, issue('staff-refusal.branch-list-long', { what, most: MAX_BRANCHES }));

export const productBranches: z.ZodType<ProductBranches> = z.object({
  productId: idNumber('product'),
  categoryIds: branchIds('category'),
  subcategoryIds: branchIds('subcategory'),
});

export const relation = z
  .object({ productId: idNumber('product'), relatedProductId: idNumber('product') })
  .refine(({ productId, relatedProductId }) => productId !== relatedProductId, {
    path: ['relatedProductId'],
    message: issue('staff-refusal.related-to-itself'),
  });

const NOTE_MAX = 200;
export const MAX_SUCCESSORS = 20;
const unitsEach = issue('staff-refusal.successor-quantity');

/** An empty day means none; it is optional without successors. */
const dayOrNone = z.preprocess(
  (value) => (value === '' || value === undefined ? null : value),
  z
    .string(issue('refusal.day'))
    .transform((text, context) => {
      const day = parseDay(text);
      if (day === null) context.addIssue({ code: 'custom', message: issue('refusal.day') });
      return day ?? '';
    })
    .nullable(),
);

/** First day of a replacement and its note; a product file has them too. */
export const replacementShape = {
  fromOn: dayOrNone,
  note: textInput.refine((text) => text.length <= NOTE_MAX, issue('rule.too-long')).default(''),
};

const unitsInKit = issue('staff-refusal.kit-quantity');

export const kitSave: z.ZodType<KitSave> = z.object({
  productId: idNumber('product'),
  parts: z
    .array(
      z.object({
        part: textInput.refine((text) => text !== '', issue('staff-refusal.kit-parts')),
        quantity: z.preprocess(asNumber, z.int(unitsInKit).min(1, unitsInKit).max(100, unitsInKit)).default(1),
      }),
      issue('staff-refusal.kit-parts'),
    )
    .max(MAX_KIT_PARTS, issue('staff-refusal.many-kit-parts', { most: MAX_KIT_PARTS })),
  version,
});

export const replacementSave: z.ZodType<ReplacementSave> = z.object({
  productId: idNumber('product'),
  ...replacementShape,
  parts: z
    .array(
      z.object({
        part: textInput.refine((text) => text !== '', issue('staff-refusal.successors')),
        quantity: z.preprocess(asNumber, z.int(unitsEach).min(1, unitsEach).max(100, unitsEach)).default(1),
      }),
      issue('staff-refusal.successors'),
    )
    .max(MAX_SUCCESSORS, issue('staff-refusal.many-successors', { most: MAX_SUCCESSORS })),
  version,
});

export const categorySave: z.ZodType<CategorySave> = z
  .object({
    id: idOrNew('category'),
    ...inputShape(categoryFields),
    version,
  })
  .check(refuseFields((draft) => errorsOf(categoryFields, withName(draft))));

const CATEGORY_REQUIRED = message('staff-rule.required.category');

export const subcategorySave: z.ZodType<SubcategorySave> = z
  .object({
    id: idOrNew('subcategory'),
    ...inputShape(subcategoryFields),
    category: z.preprocess((value) => value ?? undefined, idOrGuid('category').optional()),
    version,
  })
  .check(
    refuseFields((draft) => ({
      ...errorsOf(subcategoryFields, withName(draft)),
      ...fieldErrors({ category: draft.id === 0 && draft.category === undefined ? CATEGORY_REQUIRED : null }),
    })),
  );

export const variantSave: z.ZodType<VariantSave> = z
  .object({ id: idNumber('width'), ...inputShape(variantFields), version })
  .check(refuseFields((draft) => errorsOf(variantFields, draft)));

export const variantAddition: z.ZodType<VariantAddition> = z
  .object({ familyId: idNumber('family'), ...inputShape(variantFields, SENT_OF_VARIANT) })
  .check(refuseFields((draft) => errorsOf(variantFields, draft)));

/** A new one requires its name; for an existing one it is optional. */
function withName<Draft extends { id: number; name?: string | undefined }>(draft: Draft): Draft {
  return draft.id === 0 ? { ...draft, name: draft.name ?? '' } : draft;
}
