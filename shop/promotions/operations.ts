import { z } from 'zod';
import { NotFoundError } from '../kernel/errors.ts';
import { listExport } from '../frame/list-export.ts';
import { pageRequest, WHOLE_LIST } from '../frame/list-page.ts';
import { listQuestion, orAbsent } from '../frame/list-request.ts';
import { RATE_ONE } from '../kernel/money.ts';
import { answerListOf, answerNumber, answerOf, bodyOf, operation } from '../frame/operation.ts';
import { listPage } from '../frame/staff-list.ts';
import { idNumber } from '../frame/typed-input.ts';
import { couponList } from './coupon-list.ts';
import { findCoupon, listCoupons } from './coupon-queries.ts';
import { findUsableCoupon } from './find-usable.ts';
import { couponChange } from './input.ts';
import { type CouponQuestion, promotionPaths } from './paths.ts';
import { saveCoupon } from './save-coupon.ts';
import { couponChangeWire, storedCouponWire, usableCouponWire } from './wire.ts';

const couponQuestion: z.ZodType<CouponQuestion> = listQuestion([
  'number',
  'code',
  'name',
  'status',
  'multiplier',
  'starts',
  'ends',
]).extend({ status: orAbsent(z.enum(['live', 'inactive'], 'The status must be live or inactive')) });

export const promotionOperations = [
  operation(promotionPaths.find, {
    tag: 'Promo',
    summary: 'A code that works for this customer today; staff may look up any (A18, B5, D31).',
    access: 'customer or staff',
    input: z.object({ code: z.string() }), // as typed: every letter and blank counts (B5)
    answer: answerOf(usableCouponWire),
    throttle: (_, { customer, staff }) => customer?.guid ?? staff?.guid ?? '',
    handle: findUsableCoupon,
  }),

  operation(promotionPaths.list, {
    tag: 'Promo',
    summary: 'Every promo code, the newest first (E15).',
    access: 'staff',
    input: pageRequest,
    answer: answerListOf(storedCouponWire, (page) => page),
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) => listCoupons(shop.db, { page, pageSize }),
  }),

  operation(promotionPaths.staffList, {
    tag: 'Promo',
    summary: 'Promo codes as the administration lists them: searched, filtered, sorted, page by page (E15).',
    access: 'staff',
    input: couponQuestion,
    answer: answerListOf(storedCouponWire, (page) => page),
    handle: (question, { shop }) => listPage(shop, couponList, question),
  }),

  operation(promotionPaths.read, {
    tag: 'Promo',
    summary: 'One promo code (E15).',
    access: 'staff',
    input: z.object({ couponId: idNumber('promo code') }),
    answer: answerOf(storedCouponWire),
    async handle({ couponId }, { shop }) {
      const coupon = await findCoupon(shop.db, couponId);
      if (coupon === undefined) throw new NotFoundError('The promo code');
      return coupon;
    },
  }),

  operation(promotionPaths.save, {
    tag: 'Promo',
    summary: 'Save a promo code; promoID 0 makes a new one. Answers 1 (C8, D5, E15).',
    access: 'staff',
    input: couponChange,
    body: bodyOf(couponChangeWire),
    answer: answerNumber,
    handle: saveCoupon,
  }),
];

export const couponExport = listExport('promo-codes', couponQuestion, couponList, [
  ['Number', ({ id }) => id],
  ['Code', ({ code }) => code],
  ['Name', ({ name }) => name],
  ['Status', ({ status }) => status],
  ['Value', ({ multiplierMicros }) => (multiplierMicros === null ? null : multiplierMicros / RATE_ONE)],
  ['Continent', ({ continent }) => continent],
  ['Start', ({ startsOn }) => startsOn],
  ['End', ({ endsOn }) => endsOn],
]);
