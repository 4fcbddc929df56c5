import { type Preparations, next } from '#server/api/testing/prepare-request.ts';
import type { TestShop } from '#server/testing/test-shop.ts';
import { productPictures } from '#shop/catalogue/product-pictures/tables.ts';
import { productSheets } from '#shop/catalogue/data-sheets/tables.ts';
import { products } from '#shop/catalogue/parts/tables.ts';

/** Replaces the additional pictures of a product by one. */
async function furtherPicture({ shop }: TestShop): Promise<number> {
  await shop.db.delete(productPictures);
  const picture = { productId: 140, imageHash: 'c'.repeat(32), position: 1 };
  const [made] = await shop.db.insert(productPictures).values(picture).returning({ id: productPictures.id });
  return made?.id ?? 0;
}

export const preparations: Preparations['preparations'] = {
  'POST /ProductType/SaveProductType': async (_shop, { body }) => ({
    body: { ...(body as object), name: `Ink pump ${crypto.randomUUID()}` },
  }),
  'POST /Synonym/SaveSynonym': async (_shop, { body }) => ({
    body: { ...(body as object), word: `Farbpumpe ${crypto.randomUUID()}` },
  }),
  'POST /Product/AddProductPicture': async ({ shop }, { body }) => {
    // Each call adds one, because a product has the same picture only once, as main or additional picture.
    await shop.db.delete(productPictures);
    await shop.db.update(products).set({ imageHash: null });
    return { body: body as object };
  },
  'DELETE /Product/DeleteProductImage/{productId}': async ({ shop }) => {
    await shop.db.update(products).set({ imageHash: 'c'.repeat(32) });
    return { path: { productId: 140 } };
  },
  'POST /Product/SaveProductPictures': async (shop) => ({
    body: { productId: 140, pictures: [{ id: await furtherPicture(shop), alt: `The edge, ${next(shop)}` }] },
  }),
  'POST /Product/MakeMainPicture': async (shop) => ({
    body: { productId: 140, pictureId: await furtherPicture(shop) },
  }),
  'DELETE /Product/DeleteProductPicture/{productId}/{pictureId}': async (shop) => ({
    path: { productId: 140, pictureId: await furtherPicture(shop) },
  }),
  'DELETE /Product/DeleteProductSheet/{productId}': async ({ shop }, { path }) => {
    const sheet = {
      productId: 140,
      fileKey: 'product-sheets/140/ready.pdf',
      sizeBytes: 10,
      uploadedAt: shop.clock.now(),
    };
    await shop.db.insert(productSheets).values(sheet).onConflictDoNothing();
    return { path: path ?? {} };
  },
};

export const before: Preparations['before'] = {
  'POST /Category/SaveCategories': 'update categories set sort_order = sort_order + 7',
  'POST /SubCategory/SaveSubCategories': 'update subcategories set sort_order = sort_order + 7',
  'POST /ProductCategory/DeleteProductCategory':
    'delete from product_categories where category_id = 28 and product_id = 140',
  'POST /ProductSubCategory/DeleteProductSubCategory':
    'delete from product_subcategories where subcategory_id = 301 and product_id = 140',
  'POST /SubProductVariant/SaveProductVariantsBulk': 'update product_variants set usd_minor = usd_minor + 1',
  'POST /Product/SaveSpecifications': 'delete from specifications where product_id = 140',
  'POST /Translation/SaveTranslations': 'delete from catalogue_texts; delete from translation_versions',
};
