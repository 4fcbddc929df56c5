import { z } from 'zod';
import { parseDay } from '../../base/days/parse-day.ts';
import { issue } from '../../base/messages/issue.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../base/kernel/line-quantity.ts';
import {
  asNumber,
  checkboxInput,
  halfwidthTextInput,
  idNumber,
  idOrNew,
  optionalTextInput,
  textInput,
} from '../../base/wire/input-schemas.ts';
import { MAX_BREAKS } from '../pricing/ladder.ts';
import type { CompanyGroupDraft, PriceDraft, PriceListCopy, PriceListDraft, WhyQuestion } from './paths.ts';

/** Limit of one call; more prices need several calls. */
export const MAX_PRICES = 5000;
const MAX_NAME_LENGTH = 100;
const MAX_PERCENT = 1000;
/** A company may be in many lists, a list may have many companies. */
const MAX_RECIPIENTS = 5000;

const isHundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;

const name = textInput
  .refine((text) => text !== '', issue('staff-refusal.price-list.name'))
  .refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long'))
  .meta({ maxLength: MAX_NAME_LENGTH });

const version = z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('staff-refusal.version')).optional());

const tick = checkboxInput.transform((ticked) => ticked ?? false);

/** Empty: no day. */
const optionalDay = optionalTextInput.refine(
  (text) => text === '' || parseDay(text) !== null,
  issue('staff-refusal.price-list.day'),
);

const ids = (what: 'company' | 'company_group') =>
  z
    .array(idNumber(what), issue('staff-refusal.price-list.recipients'))
    .max(MAX_RECIPIENTS, issue('staff-refusal.price-list.recipients'))
    .default([])
    .transform((numbers) => [...new Set(numbers)]);

const currencyId = z.preprocess(
  (value) => (value === '' ? null : asNumber(value)),
  z
    .literal([1, 2, 3], issue('staff-refusal.price-list.currency'))
    .nullable()
    .default(null)
    .describe('1 dollars, 2 pounds, 3 euros; null: percentages alone, for every currency.'),
);

/** Empty: that of the part. */
const quantityOrNone = (field: string) => {
  const refusal = issue('staff-rule.range', { field, from: MIN_QUANTITY, to: MAX_QUANTITY });
  return z.preprocess(
    (value) => (value === '' ? null : asNumber(value)),
    z.int(refusal).min(MIN_QUANTITY, refusal).max(MAX_QUANTITY, refusal).nullable().default(null),
  );
};

export const priceListDraft: z.ZodType<PriceListDraft> = z
  .object({
    id: idOrNew('price_list'),
    name,
    title: optionalTextInput.refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long')),
    currencyId,
    startsOn: optionalDay,
    endsOn: optionalDay,
    archived: tick,
    exclusive: tick,
    countsWidthsTogether: tick,
    minQuantity: quantityOrNone('minQuantity'),
    packSize: quantityOrNone('packSize'),
    everybody: tick,
    companyIds: ids('company'),
    groupIds: ids('company_group'),
    version,
  })
  .superRefine(({ startsOn, endsOn, exclusive, everybody, groupIds }, context) => {
    const [first, last] = [parseDay(startsOn), parseDay(endsOn)];
    if (first !== null && last !== null && last < first)
      context.addIssue({ code: 'custom', path: ['endsOn'], message: issue('staff-refusal.price-list.days') });
    if (exclusive && (everybody || groupIds.length > 0))
      context.addIssue({ code: 'custom', path: ['exclusive'], message: issue('staff-refusal.price-list.exclusive') });
  });

/** A rise in per cent, with at most two decimals; below 0 prices fall (K5). */
export const risePercent = z
  .number(issue('staff-refusal.price-update.percent'))
  .refine(
    (value) => value > -100 && value <= MAX_PERCENT && value !== 0 && isHundredths(value),
    issue('staff-refusal.price-update.percent'),
  );

export const priceListCopy: z.ZodType<PriceListCopy> = z.object({
  priceListId: idNumber('price_list'),
  name,
  percent: risePercent.nullish(),
  confirmPrices: checkboxInput,
});

const wholeQuantity = issue('staff-rule.ladder.quantity', { most: MAX_QUANTITY });
const amount = issue('staff-refusal.price-list.amount');
const percent = issue('staff-refusal.price-list.percent');

const breakDraft = z
  .object({
    fromQuantity: z.preprocess(asNumber, z.int(wholeQuantity).min(1, wholeQuantity).max(MAX_QUANTITY, wholeQuantity)),
    unitPriceMinor: z.int(amount).min(0, amount).nullish(),
    discountPercent: z
      .number(percent)
      .refine((value) => value > 0 && value < 100 && isHundredths(value), percent)
      .nullish(),
  })
  .refine(
    ({ unitPriceMinor, discountPercent }) => (unitPriceMinor == null) !== (discountPercent == null),
    issue('staff-refusal.price-list.break'),
  );

const optionalId = (what: 'product_type' | 'category') =>
  z.preprocess((value) => (value === '' ? null : value), idNumber(what).nullable().default(null));

const priceDraft: z.ZodType<PriceDraft> = z.object({
  part: halfwidthTextInput.refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long')).default(''),
  width: halfwidthTextInput.refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long')).default(''),
  typeId: optionalId('product_type'),
  categoryId: optionalId('category'),
  startsOn: optionalDay.default('').describe('dd/mm/yyyy; empty: today.'),
  breaks: z
    .array(breakDraft, issue('staff-refusal.price-list.breaks'))
    .max(MAX_BREAKS, issue('staff-rule.ladder.too-many'))
    .nullable(),
});

const manyPrices = issue('staff-refusal.price-list.prices', { most: MAX_PRICES });

export const pricesDraft = z.object({
  priceListId: idNumber('price_list'),
  prices: z
    .array(priceDraft, manyPrices)
    .min(1, manyPrices)
    .max(MAX_PRICES, manyPrices)
    .describe('Rows, each with one target and a day.'),
  version,
  confirmPrices: checkboxInput,
});

/** A part of the name of companies and groups. */
export const recipientsQuestion = z.object({
  keyword: textInput
    .refine((text) => text !== '', issue('staff-refusal.price-list.keyword'))
    .refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long')),
});

export const companyGroupDraft: z.ZodType<CompanyGroupDraft> = z.object({
  id: idOrNew('company_group'),
  name,
  companyIds: ids('company'),
  version,
});

const quantity = issue('rule.quantity', { least: MIN_QUANTITY, most: MAX_QUANTITY });

export const whyQuestion: z.ZodType<WhyQuestion> = z.object({
  companyId: idNumber('company'),
  part: halfwidthTextInput.refine(
    (text) => text !== '' && text.length <= MAX_NAME_LENGTH,
    issue('staff-refusal.part-unknown'),
  ),
  width: halfwidthTextInput.refine((text) => text.length <= MAX_NAME_LENGTH, issue('rule.too-long')).default(''),
  quantity: z.preprocess(
    (value) => (value === '' ? undefined : asNumber(value)),
    z
      .int(quantity)
      .min(MIN_QUANTITY, quantity)
      .max(MAX_QUANTITY, quantity)
      .meta({ type: 'integer', minimum: MIN_QUANTITY, maximum: MAX_QUANTITY })
      .optional(),
  ),
  day: optionalDay,
});
