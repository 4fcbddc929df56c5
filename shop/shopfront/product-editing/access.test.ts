import { expect } from 'vitest';
import { sendForm, smallPicture } from './testing/staff-at-work.ts';
import { test } from '#server/testing/test-shop.ts';

const READS = [
  '/api/Product/GetProductList',
  '/api/Product/GetProductForEdit/101',
  '/api/SubProductVariant/GetVariantPrices/1',
  '/api/MediaImage/GetAllMediaImages',
  '/Administration/export/products.csv',
];

const WRITES = [
  '/api/Product/SaveProduct',
  '/api/Product/DuplicateProduct',
  '/api/ProductCategory/DeleteProductCategory',
  '/api/ProductSubCategory/DeleteProductSubCategory',
  '/api/Related/SaveRelated',
  '/api/Related/DeleteRelated',
  '/api/Category/SaveCategory',
  '/api/Category/SaveCategories',
  '/api/SubCategory/SaveSubCategory',
  '/api/SubCategory/SaveSubCategories',
  '/api/SubProductVariant/AddProductVariant',
  '/api/SubProductVariant/SaveProductVariantsBulk',
  '/api/HomepageImage/SaveHomePageImage',
];

const UPLOADS = ['/api/Product/UploadProductImage', '/api/HomepageImage/UploadHomeImage'];
const REMOVALS = ['/api/Product/DeleteProductImage/101', '/api/HomepageImage/DeleteHomeImage/1'];

test('catalogue operations for staff are refused to others (D31)', async ({ shop }) => {
  const customer = await shop.as('uk@converter.test');
  const bytes = await smallPicture();
  const upload = (url: string, token: string | null) =>
    sendForm(shop, { url, token, part: 'file', bytes, fields: { productId: '101', countryID: '3' } });
  for (const path of READS) expect([path, (await shop.api.get(path)).status]).toEqual([path, 401]);
  for (const path of READS) expect([path, (await customer.get(path)).status]).toEqual([path, 403]);
  for (const path of WRITES) expect([path, (await shop.api.post(path)).status]).toEqual([path, 401]);
  for (const path of WRITES) expect([path, (await customer.post(path)).status]).toEqual([path, 403]);
  for (const path of REMOVALS) expect([path, (await shop.api.delete(path)).status]).toEqual([path, 401]);
  for (const path of REMOVALS) expect([path, (await customer.delete(path)).status]).toEqual([path, 403]);
  for (const path of UPLOADS) expect([path, (await upload(path, null)).status]).toEqual([path, 401]);
  for (const path of UPLOADS) expect([path, (await upload(path, customer.token)).status]).toEqual([path, 403]);
});
