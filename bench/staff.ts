import { BUSY_ORDER } from './staff-records.ts';

/**
 * Every list as staff use it: as it opens, sorted, on its last page, searched with few and with nearly all results;
 * calls begin with a slash.
 */
export const STAFF_PAGES = [
  'Dashboard',
  'Orders',
  'Orders?sort=user',
  'Orders?sort=subtotal&direction=desc',
  'Orders?page=3900',
  'Orders?search=MA0020000500',
  'Orders?search=labels',
  'Orders?search=ashdown',
  'Orders?search=a1b2c3',
  'Orders?from=2026-01-01&until=2026-01-31',
  'Pending-Orders',
  'Queue',
  '/api/Sale/GetOrderQueue?pageSize=20',
  `OrderView?id=${BUSY_ORDER}`,
  `/api/Sale/GetOrderTimeline/${BUSY_ORDER}`,
  `/api/Company/GetCompanyTimeline/1`,
  'Customers',
  'Customers?sort=name',
  'Customers?sort=company&direction=desc',
  'Customers?page=3900',
  'Customers?status=inactive',
  'Customers?priceClass=2',
  'Customers?search=buyer77',
  'Customers?search=ashdown',
  'Customers?search=converter',
  'Customers?search=converter&sort=company',
  'Customers?search=converter&page=3900',
  'Customers?search=goods+in',
  'Customers?search=united+kingdom',
  'Customers?search=nobody+of+that+name',
  'CustomerEdit?id=20000100',
  'Products',
  'Products?sort=price&direction=desc',
  'Products?page=3900',
  'Products?search=DB-0001',
  'Products?search=BLADE',
  'Products?search=PRECISION',
  'Products?status=inactive',
  'Products?categoryId=27',
  'Products?picture=without',
  'Products?stock=low',
  'ProductEdit?id=101',
  'RelatedProducts?id=101&find=blade',
  'Promo-Codes',
  'Promo-Codes?search=fair',
  'Audit',
  'Audit?search=product',
  'Audit?search=pressline',
  'Audit?entity=customer&entityId=77',
  'Audit?page=3900',
  'Mailbox',
  'Mailbox?state=failed',
  'Mailbox?state=sent',
  'Mailbox?search=converter',
  'Mailbox?search=buyer77',
  'Exchange-Rates',
  'Categories',
  'Stats',
  'Stats?year=2025',
  '/api/Administration/Search?keyword=DB-0150',
  '/api/Administration/Search?keyword=MA0020000500',
  '/api/Administration/Search?keyword=blade',
  '/api/Administration/Search?keyword=ashdown',
  '/api/Administration/Search?keyword=converter',
  'Search?keyword=ashdown',
  'Search?keyword=converter',
  'Search?keyword=blade',
] as const;

/** The cookies of a staff member of the sample shop. */
export async function signInStaff(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/blogUser/CreateToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ blogUserEmail: 'staff@pressline.test', blogUserPass: 'counter-2026' }),
  });
  if (!answer.ok) throw new Error(`Staff could not sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
