import type { Db } from '#platform/database/database.ts';
import { catalogueTexts, searchSynonyms } from '#shop/catalogue/catalogue-texts/tables.ts';
import { categories, subcategories } from '#shop/catalogue/categories/tables.ts';
import {
  productCategories,
  products,
  productSubcategories,
  productVariants,
  relatedProducts,
  replacementParts,
  replacements,
  variantFamilies,
} from '#shop/catalogue/parts/tables.ts';
import { kitParts, kits } from '#shop/catalogue/kits/tables.ts';
import { variantPictures } from '#shop/catalogue/product-pictures/tables.ts';
import { isLanguage } from '#texts/languages.ts';
import { homeImages, mediaImages } from '#shop/shopfront/images/tables.ts';
import type { SampleFiles } from '../sample-files.ts';
import { withPartKey } from '#shop/shopfront/product-editing/product-write-queries.ts';
import type { PicturePlan } from './pictures.ts';
import { fillProductTypes, fillSpecifications } from './specifications.ts';

/** Categories, products, widths, related products, and the pictures of home page and trade. */
export async function fillCatalogue(tx: Db, sample: SampleFiles, pictures: PicturePlan): Promise<void> {
  await fillTexts(tx, sample);
  await tx.insert(categories).values(
    sample.categories.map(({ home, dashboard, delivery, deliveryAdd, ...category }) => ({
      ...category,
      onHomePage: home,
      onDashboard: dashboard,
      delivery: String(delivery),
      deliveryAdd: String(deliveryAdd),
    })),
  );
  await tx.insert(subcategories).values(sample.subCategories);
  for (const family of sample.variantFamilies)
    await tx.insert(variantFamilies).values(family).onConflictDoUpdate({ target: variantFamilies.id, set: family });
  await tx.insert(productVariants).values(sample.variants);
  const typeOfPart = await fillProductTypes(tx, sample);
  const packs = new Map(sample.packQuantities.map(({ partNumber, ...quantities }) => [partNumber, quantities]));
  await tx.insert(products).values(
    sample.products.map(({ stock, status, picture, ...product }) => ({
      ...withPartKey(product),
      ...packs.get(product.name),
      typeId: typeOfPart.get(product.name) ?? null,
      stockLevel: stock,
      active: status === 'active',
      imageHash: pictures.hashOfProduct(picture),
    })),
  );
  await fillVariantPictures(tx, sample, pictures);
  await fillSpecifications(tx, sample, typeOfPart);
  await fillLinks(tx, sample);
  await fillImages(tx, sample, pictures);
  await tx.insert(searchSynonyms).values([...sample.synonyms, ...sample.searchWords]);
}

/**
 * Inserts the translations of the catalogue's texts. They precede the parts, so that these are searchable from the
 * start.
 */
async function fillTexts(tx: Db, { texts }: SampleFiles): Promise<void> {
  const rows = texts.flatMap(({ english, ...translations }) =>
    Object.entries(translations).map(([language, says]) => ({ english, language, says })),
  );
  await tx
    .insert(catalogueTexts)
    .values(
      rows.flatMap(({ language, ...row }) => (isLanguage(language) && row.says !== '' ? { ...row, language } : [])),
    );
}

/** Picture of every part of a family in each width; several parts may share a picture. */
async function fillVariantPictures(tx: Db, { products, variants }: SampleFiles, plan: PicturePlan): Promise<void> {
  const rows = products.flatMap(({ picture, familyId }) =>
    variants
      .filter((variant) => variant.familyId === familyId)
      .map((variant) => ({
        ofImageHash: plan.hashOfProduct(picture) ?? '',
        variantId: variant.id,
        imageHash: plan.hashOfWidth(picture, variant.details) ?? '',
      })),
  );
  await tx
    .insert(variantPictures)
    .values(rows.filter((row) => row.imageHash !== ''))
    .onConflictDoNothing();
}

async function fillLinks(tx: Db, sample: SampleFiles): Promise<void> {
  const productById = new Map(sample.products.map((product) => [product.id, product]));
  // The links repeat the name and status of their product, because the foreign key compares them.
  const linkTo = (productId: number) => {
    const product = productById.get(productId);
    return { productId, productName: product?.name ?? '', productActive: product?.status === 'active' };
  };
  await tx
    .insert(productCategories)
    .values(sample.productCategories.map(({ productId, categoryId }) => ({ categoryId, ...linkTo(productId) })));
  await tx.insert(productSubcategories).values(
    sample.productSubCategories.map(({ productId, subCategoryId }) => ({
      subcategoryId: subCategoryId,
      ...linkTo(productId),
    })),
  );
  await tx.insert(relatedProducts).values(sample.related);
  await fillReplacements(tx, sample);
  await fillKits(tx, sample);
}

/** A part with several successors has a row for each; its first row has the date and the note. */
async function fillReplacements(tx: Db, { replacements: rows, products: parts }: SampleFiles): Promise<void> {
  const idOf = new Map(parts.map(({ name, id }) => [name, id]));
  const replaced = [...Map.groupBy(rows, ({ partNumber }) => idOf.get(partNumber) ?? 0)];
  await tx
    .insert(replacements)
    .values(
      replaced.map(([productId, [first]]) => ({ productId, fromOn: first?.fromOn ?? '', note: first?.note ?? '' })),
    );
  await tx.insert(replacementParts).values(
    replaced.flatMap(([productId, successors]) =>
      successors.map(({ successor, quantity }, position) => ({
        productId,
        successorId: idOf.get(successor) ?? 0,
        quantity,
        position,
      })),
    ),
  );
}

/** Their stock follows from that of their parts. */
async function fillKits(tx: Db, { kits: rows, products: parts }: SampleFiles): Promise<void> {
  const idOf = new Map(parts.map(({ name, id }) => [name, id]));
  const byKit = [...Map.groupBy(rows, ({ kit }) => idOf.get(kit) ?? 0)];
  await tx.insert(kits).values(byKit.map(([productId]) => ({ productId })));
  await tx
    .insert(kitParts)
    .values(
      byKit.flatMap(([kitId, held]) =>
        held.map(({ part, quantity }, position) => ({ kitId, partId: idOf.get(part) ?? 0, quantity, position })),
      ),
    );
}

async function fillImages(tx: Db, sample: SampleFiles, pictures: PicturePlan): Promise<void> {
  await tx.insert(homeImages).values(
    sample.homeImages.map((image) => ({
      id: image.id,
      country: image.region,
      imageHash: pictures.hashOfScene('home', image),
      description: describe(image),
      url: image.url,
      position: image.id,
    })),
  );
  await tx.insert(mediaImages).values(
    sample.mediaImages.map((image) => ({
      id: image.id,
      country: image.region,
      imageHash: pictures.hashOfScene('media', image),
      description: image.title,
    })),
  );
}

/** Title and line as one text; a title that ends with punctuation gets no further mark. */
function describe({ title, line }: { title: string; line: string }): string {
  return `${title}${/[.?!]$/.test(title) ? '' : '.'} ${line}`;
}
