import { z } from 'zod';
import { NotFoundError } from '../errors.ts';
import { pageRequest, WHOLE_LIST } from '../list-page.ts';
import { answerListOf, answerNumber, answerOf, bodyOf, operation } from '../operation.ts';
import { idNumber } from '../typed-input.ts';
import { findCoupon, listCoupons } from './coupon-queries.ts';
import { findUsableCoupon } from './find-usable.ts';
import { couponChange } from './input.ts';
import { promotionPaths } from './paths.ts';
import { saveCoupon } from './save-coupon.ts';
import { couponChangeWire, storedCouponWire, usableCouponWire } from './wire.ts';

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
