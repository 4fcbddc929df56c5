import { z } from 'zod';
import { NotFoundError } from '../../base/messages/errors.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { pageRequest, WHOLE_LIST } from '../../base/paged-lists/list-page.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { RATE_ONE } from '../../base/money/rates.ts';
import { answerListOf, answerOf, bodyOf, storedAs } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { answerId } from '../../base/operations/save-result.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { couponList } from './coupon-list.ts';
import { findCoupon, listCoupons } from './coupon-queries.ts';
import { findUsableCoupon } from './find-usable.ts';
import { couponChange } from './input.ts';
import { couponDeclaration, promotionPaths } from './paths.ts';
import { saveCoupon } from './save-coupon.ts';
import { couponChangeBody, storedCouponSchema, usableCouponSchema } from './wire.ts';

const couponQuestion = listInput(couponDeclaration);

export const promotionOperations = [
  operation(promotionPaths.find, {
    tag: 'Promo',
    summary: 'Get a promo code that is valid for this customer today. Staff can get any code (A18, B5, D31).',
    who: { access: 'customer or staff', staffRight: 'prices', scope: 'prices:read' },
    when: { throttle: (_, { customer, staff }) => customer?.guid ?? staff?.guid ?? '' },
    input: z.object({ code: z.string() }), // as typed: every letter and space counts (B5)
    answer: {
      format: answerOf(usableCouponSchema),
    },
    example: { path: { code: 'WORLD5' } },
    handle: findUsableCoupon,
  }),

  operation(promotionPaths.list, {
    tag: 'Promo',
    summary: 'List all promo codes, newest first (E15).',
    who: { access: 'staff', staffRight: 'prices', scope: 'prices:read' },
    input: pageRequest,
    answer: { format: answerListOf(storedCouponSchema) },
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) => listCoupons(shop.db, { page, pageSize }),
  }),

  operation(promotionPaths.staffList, {
    tag: 'Promo',
    summary: 'List promo codes for the administration, with search, filters, sorting and pages (E15).',
    who: { access: 'staff', staffRight: 'prices', scope: 'prices:read' },
    input: couponQuestion,
    answer: { format: answerListOf(storedCouponSchema) },
    example: { query: { status: 'live', sort: 'code', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, couponList, question),
  }),

  operation(promotionPaths.read, {
    tag: 'Promo',
    summary: 'Get a promo code (E15).',
    who: { access: 'staff', staffRight: 'prices', scope: 'prices:read' },
    input: z.object({ couponId: idNumber('promo_code') }),
    answer: { format: answerOf(storedCouponSchema) },
    example: { path: { couponId: 1 } },
    async handle({ couponId }, { shop }) {
      const coupon = await findCoupon(shop.db, couponId);
      if (coupon === undefined) throw new NotFoundError('promo-code');
      return coupon;
    },
  }),

  operation(promotionPaths.save, {
    tag: 'Promo',
    summary: 'Save a promo code. Use promoID 0 to create one. Returns 1 (C8, D5, E15).',
    who: { access: 'staff', staffRight: 'prices', scope: 'prices:write' },
    input: couponChange,
    body: bodyOf(couponChangeBody),
    answer: {
      format: answerId,
      readAt: ({ id }) => `/Promo/GetPromoCodeAdminByID/${id}`,
      refusalDetails: storedAs(storedCouponSchema),
      refuses: [404, 409],
    },
    example: {
      body: {
        promoID: 0,
        promoCode: 'SPRING10',
        promoName: 'Ten per cent in spring',
        promoStatus: 1,
        promoValue: 0.9,
        promoCont: 'Europe',
        dateStart: '01/03/2027',
        dateEnd: '31/05/2027',
      },
    },
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
