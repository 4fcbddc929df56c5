/** Requests as the API document shows them; the objects are in the sample data. */
export const examples = {
  product: {
    body: {
      productID: 140,
      productName: 'DB-0150',
      productIntro: 'Doctor blade 0.15 × 30 mm, lamella edge, 100 m',
      productDetails: 'The everyday blade for water-based and UV ink up to 440 lpi.',
      productPriceDollar: 48,
      productPriceEuro: 0,
      stockLevel: 120,
      productStatus: 1,
      award: 0,
      productSuperVariantID: 0,
      flash: 'Bestseller',
      useCloudImage: 2,
      locallySourced: 2,
      pallet: 2,
    },
  },
  variants: {
    body: [
      {
        productVariantID: 501,
        productVariantDetails: '25 mm',
        productVariantPriceDollar: 20,
        productVariantPriceGBP: 16.5,
        productVariantPriceEuro: 19,
      },
    ],
  },
};
