import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { findRequestForMail } from '../../../trade/approvals/request-queries.ts';
import { asked, companyOfThree, stampOfRequest } from '../../../trade/approvals/testing/requests.ts';
import { products } from '../../../catalogue/parts/tables.ts';
import { findAccount } from '../../../people/customers/account-queries.ts';
import { approvalAnswerMail } from './approval-answer.ts';

test('the answer says what was ordered, and what was requested if the sum differs (H3)', async ({ ownShop: shop }) => {
  const { db } = shop.shop;
  const { buyer, approver, addressId } = await companyOfThree(shop);
  const facts = async (approvalId: number) => {
    const [request, account] = await Promise.all([findRequestForMail(db, approvalId), findAccount(db, buyer.id)]);
    if (request === undefined || account === undefined) throw new Error('Whoever asked, or the request, is gone.');
    const { blocks } = approvalAnswerMail(request, account, 'https://shop.test');
    return blocks.flatMap((block) => (block.kind === 'facts' ? block.facts.slice(1) : []));
  };
  const approve = async (approvalId: number) => {
    const stamp = await stampOfRequest(approver, approvalId);
    expect((await approver.post('/api/Approval/ApproveRequest', { approvalId, stamp })).status).toBe(200);
  };
  const total = { key: 'letter.figures.total' };
  const amount = (minor: number) => ({ key: 'letter.amount', values: { amount: { minor, currency: 2 } } });

  const [asItWas, dearer] = [await asked(shop, buyer, addressId), await asked(shop, buyer, addressId)];
  const minor = (await findRequestForMail(db, asItWas))?.totalMinor ?? 0;
  await approve(asItWas);
  expect(await facts(asItWas)).toEqual([[total, amount(minor)]]);

  await db.update(products).set({ usdMinor: 999_00, eurMinor: null }).where(eq(products.name, 'DB-0150'));
  await approve(dearer);
  const ordered = (await findRequestForMail(db, dearer))?.orderPlaced?.totalMinor ?? 0;
  expect(ordered).toBeGreaterThan(minor);
  expect(await facts(dearer)).toEqual([
    [total, amount(ordered)],
    [{ key: 'letter.approval-answer.asked' }, amount(minor)],
  ]);
});
