import { z } from 'zod';
import { productFields } from '../../catalogue/parts/product-fields.ts';
import { issue } from '../../base/messages/issue.ts';
import { asNumber, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { filterInputs, orAbsent, searchInput } from '../../base/paged-lists/list-request.ts';
import { risePercent } from '../../catalogue/price-lists/input.ts';
import { STEPS } from '../../catalogue/pricing/raise-price.ts';
import { stockTermsShape } from '../../catalogue/stock/stock-input.ts';
import { productDeclaration } from '../../shopfront/product-editing/paths.ts';
import type { ChangeOfMany, PartSelection } from './paths.ts';

const MAX_TEXT = 1000;
const FLASH_MAX = productFields.flash.most;
const absentOr = <Schema extends z.ZodType>(schema: Schema) => z.union([z.undefined(), schema]);

/** Parts and the change of them (P4). */
export const manyParts: z.ZodType<PartSelection & ChangeOfMany> = z
  .object({
    search: searchInput,
    ...filterInputs(productDeclaration),
    productIds: z
      .array(idNumber('product'), issue('staff-refusal.many.none'))
      .min(1, issue('staff-refusal.many.none'))
      .optional(),
    newStatus: z.enum(['active', 'inactive'], issue('staff-refusal.product-status')).optional(),
    flash: textInput
      .refine((text) => text.length <= FLASH_MAX, issue('rule.too-long'))
      .meta({ maxLength: FLASH_MAX })
      .optional(),
    typeId: absentOr(z.preprocess((value) => (value === '' ? null : value), idNumber('product_type').nullable())),
    leadTimeDays: absentOr(stockTermsShape.leadTimeDays),
    lowStock: orAbsent(stockTermsShape.lowStock),
    addCategoryId: orAbsent(idNumber('category')),
    removeCategoryId: orAbsent(idNumber('category')),
    addSubcategoryId: orAbsent(idNumber('subcategory')),
    removeSubcategoryId: orAbsent(idNumber('subcategory')),
    attributeId: orAbsent(idNumber('attribute')),
    attributeText: textInput
      .refine((text) => text.length <= MAX_TEXT, issue('rule.too-long'))
      .meta({ maxLength: MAX_TEXT })
      .optional(),
    addModelId: orAbsent(idNumber('press_model')),
    removeModelId: orAbsent(idNumber('press_model')),
    percent: orAbsent(risePercent),
    roundTo: orAbsent(z.preprocess(asNumber, z.literal(STEPS, issue('staff-refusal.price-update.step')))),
  })
  .refine(hasChange, { path: ['newStatus'], error: issue('staff-refusal.many.nothing') });

/** Returns whether anything is to change; a rounding alone changes nothing. */
function hasChange(change: ChangeOfMany): boolean {
  return CHANGES.some((name) => change[name] !== undefined);
}

export const CHANGES = [
  'newStatus',
  'flash',
  'typeId',
  'leadTimeDays',
  'lowStock',
  'addCategoryId',
  'removeCategoryId',
  'addSubcategoryId',
  'removeSubcategoryId',
  'attributeId',
  'addModelId',
  'removeModelId',
  'percent',
] as const satisfies readonly (keyof ChangeOfMany)[];
