import type { ExampleRequest } from './example.ts';

const CART = '0b9f1a52-6c1e-4d6f-9a55-3f0c8d1e7a40';
const SESSION = '91d4c2b8-7c1d-4a56-8e0f-2b7d3c5a6e11';
const CUSTOMER = '5d82fca6-0471-4aad-b090-be13f28720e2';

/** What a browser answers (WebAuthn), shortened. */
const PASSKEY = { id: 'AQIDBAUGBwg', rawId: 'AQIDBAUGBwg', type: 'public-key', clientExtensionResults: {} };
const SAID = 'eyJjaGFsbGVuZ2UiOiJoZWxsbyJ9';
const MADE_PASSKEY = {
  ...PASSKEY,
  response: { clientDataJSON: SAID, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
};
const USED_PASSKEY = {
  ...PASSKEY,
  response: { clientDataJSON: SAID, authenticatorData: 'SZYN5YgOjGh0NBcP', signature: 'MEUCIQDk' },
};

const details = {
  userFirstname: 'Alison',
  userSurname: 'Marsh',
  userEmail: 'uk@converter.test',
  userHouseNo: 'Harbour Label Company Ltd',
  userStreet: 'Unit 4, Cobden Works',
  userCity: 'Dock Road',
  userCounty: 'Merseyside',
  userPostcode: 'CH41 1AA',
  userTel: '01632960111',
  currency: 2,
  country: 247,
  userSubscribe: 1,
  account: 1,
};

const registration = {
  ...details,
  userEmail: 'first.order@harbourlabel.test',
  userPass: 'blue-anilox-8',
  password_repeat: 'blue-anilox-8',
};

const product = { path: { productId: 140 } };
const customer = { path: { customerId: 1 } };
const colleague = { body: { id: 2 } };
const sale = { path: { orderId: 1116 } };
const search = { path: { keyword: 'DB-0150' } };

/**
 * A good request for every call that takes something, by method and path: in the API document and in docs/api.md, and the
 * beginning of the tests of access, tampering and odd input. What it names is in the sample data.
 */
export const exampleRequests: Readonly<Record<string, ExampleRequest>> = {
  // Logging in, accounts
  'POST /User/CreateToken': { body: { Username: 'uk@converter.test', Password: 'your-password', remember: true } },
  'POST /BlogUser/CreateToken': { body: { blogUserEmail: 'staff@pressline.test', blogUserPass: 'your-password' } },
  'POST /BlogUser/FinishSignIn': { body: { signIn: 'the-token-of-the-refusal', code: '123456' } },
  'POST /User/AddUser': { body: registration },
  'POST /User': { body: registration },
  'POST /User/SaveUser': {
    body: {
      ...details,
      userID: 1,
      userPass: 'blue-anilox-8',
      password_repeat: 'blue-anilox-8',
      priceClassID: 2,
      adminContact: 1,
      partner: 1,
      userStatus: 1,
    },
  },
  'POST /User/SaveOwnAccount': {
    body: {
      firstName: 'Alison',
      surname: 'Marsh',
      email: 'uk@converter.test',
      password: 'blue-anilox-8',
      passwordRepeat: 'blue-anilox-8',
      presentPassword: 'your-password',
      company: 'Harbour Label Company Ltd',
      line1: 'Unit 4, Cobden Works',
      line2: 'Dock Road',
      town: 'Merseyside',
      postcode: 'CH41 1AA',
      telephone: '01632960111',
      currency: 2,
      countryId: 247,
      subscribed: true,
      accountCustomer: true,
    },
  },
  'POST /Email/Post': { body: { emailAddress: 'uk@converter.test' } },
  'POST /User/CheckPasswordReset': { body: { token: 'the-token-of-the-mailed-link' } },
  'POST /User/ResetPassword': {
    body: { token: 'the-token-of-the-mailed-link', userPass: 'blue-anilox-8', password_repeat: 'blue-anilox-8' },
  },
  'POST /User/EndSession': { body: { guid: SESSION } },
  'POST /User/FinishSignIn': { body: { signIn: 'the-token-of-the-refusal', code: '123456' } },
  'POST /User/FinishPasskeySignIn': { body: { response: USED_PASSKEY, remember: true } },
  'POST /BlogUser/FinishPasskeySignIn': { body: { response: USED_PASSKEY } },
  'POST /User/GivePassword': { body: { password: 'your-password' } },
  'POST /User/ConfirmSecondFactor': { body: { code: '123456' } },
  'POST /User/TurnOffSecondFactor': { body: { password: 'your-password', code: '123456' } },
  'POST /User/AddPasskey': { body: { name: 'Purchasing laptop', response: MADE_PASSKEY } },
  'POST /User/RemovePasskey': { body: { guid: SESSION } },
  'GET /User/GetKeys/{customerId}': { path: { customerId: 1 } },
  'POST /User/RemoveSecondFactor': { body: { customerId: 1 } },
  'POST /Activate/gr': { body: { userType: 'e', userGuid: 'd468d68b-62a6-4fb4-aad4-048624624b15' } },
  'GET /User/GetCustomerByID/{customerId}': { path: { customerId: CUSTOMER } },
  'GET /User/GetUserByID/{customerId}': customer,
  'GET /User/GetAllUsers/{keyword}': { path: { keyword: 'harbour' } },
  'GET /User/GetEveryUser': { query: { page: 1, pageSize: 10 } },
  'GET /User/GetCustomerList': { query: { search: 'harbour', status: 'active', sort: 'name', direction: 'asc' } },

  // Delivery addresses
  'GET /DeliveryAddress/GetDeliveryAddressByUserID/{customerId}': customer,
  'GET /DeliveryAddress/GetDeliveryAddressByID/{addressId}': { path: { addressId: 1 } },
  'POST /DeliveryAddress/SaveDeliveryAddress': {
    body: {
      deliveryID: 1,
      userID: 1,
      contactName: 'Goods In, Birkenhead',
      deliveryBuildingNo: 'Unit 4, Cobden Works',
      deliveryStreet: 'Dock Road',
      deliveryRegion: 'Merseyside',
      deliveryPostalcode: 'CH41 1AA',
      countryID: 247,
    },
  },
  'GET /Country/GetCountryByCountryID/{countryId}': { path: { countryId: 247 } },

  // The catalogue
  'GET /Product/GetAllProductsLive': { query: { page: 1, pageSize: 18 } },
  'GET /Product/GetAllProducts': { query: { page: 1, pageSize: 18 } },
  'GET /Product/GetAllProductsAdmin/{keyword}': search,
  'GET /Product/GetProductByID/{productId}': product,
  'GET /Product/GetProductBySubCategoryGuid/{subcategory}': {
    path: { subcategory: 'FBE850CA-3ADD-489E-A7D9-FBF26DAAB9FA' },
  },
  'GET /Product/GetProductBySearch/{keyword}/{page}': { path: { keyword: 'DB-0150', page: 1 } },
  'GET /Product/GetProductByCategoryPageination/{category}/{page}/{size}': { path: { category: 28, page: 1, size: 4 } },
  'GET /Product/GetListing': { query: { keyword: 'blade', page: 1 } },
  'GET /Product/GetProductDetail/{productId}': product,
  'GET /Product/Suggest/{keyword}': { path: { keyword: 'db-01' } },
  'GET /Related/GetAllProductsRelated/{productId}': product,
  'GET /SubCategory/GetAllSubCategoriesByID/{category}': { path: { category: 28 } },
  'GET /ProductCategory/FindProductsByCategoryID/{category}/{page}': { path: { category: 28, page: 1 } },
  'GET /ProductCategory/GetProductCategoriesByProductID/{productId}': product,
  'GET /ProductSubCategory/FindProductsBySubCategoryID/{subcategory}/{page}': { path: { subcategory: 301, page: 1 } },
  'GET /ProductSubCategory/GetProductsBySubCategory/{subcategory}': { path: { subcategory: 301 } },
  'GET /ProductSubCategory/GetProductSubCategoriesByProductID/{productId}': product,
  'GET /ProductVariant/GetProductVariantByID/{variantId}': { path: { variantId: 502 } },
  'GET /SubProductVariant/GetAllBySubProductVariantID/{familyId}': { path: { familyId: 1 } },
  'GET /News/GetNewsBySlug/{slug}': { path: { slug: 'open-days-leeds' } },

  // Buying
  'GET /Cart/GetAllCartsByID/{cartGuid}': { path: { cartGuid: CART } },
  'POST /Cart/CreateCartItem': {
    body: { guid: CART, productID: 140, productQuantity: 3, productVariantID: 0, subProductVariantID: 99_999_999 },
  },
  'DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}': { path: { lineId: 1, cartGuid: CART } },
  'POST /Cart/SaveCart': { body: [{ cartID: 1, productQuantity: 5, serial: 'P5-0042', machine: 'Press 3' }] },
  'GET /Promo/GetPromoCodeByName/{code}': { path: { code: 'WORLD5' } },
  'POST /Sale/GetQuote': { body: { cartGuid: CART, deliveryAddressId: 1, couponCode: 'WORLD5' } },
  'POST /Sale/AddSale': {
    body: { cartGuid: CART, deliveryID: 1, PONumber: 'PO 4711', discountcouponused: 'WORLD5' },
  },
  'GET /Sale/GetSaleByID/{orderId}': sale,
  'GET /SaleItem/GetAllSaleItemsBySaleID/{orderId}': sale,
  'GET /Sale/GetSaleByUserID/{customerId}': { ...customer, query: { page: 1, pageSize: 10 } },
  'POST /SaleItem/AddSaleItems': {
    body: [
      { saleID: 1116, ProductID: 193, productVariantID: 0, subProductVariantID: 99_999_999, serial: 'P5-0042' },
      { saleID: 1116, ProductID: 308, productVariantID: 0, subProductVariantID: 99_999_999, machine: 'Press 3' },
    ],
  },
  'POST /User/UploadPO': { fileName: '1116.pdf' },
  'GET /User/CheckIfFileExists/{orderId}': sale,

  // Staff: orders
  'GET /Sale/GetAllSalesByComplete': { query: { page: 1, pageSize: 10 } },
  'GET /Sale/GetAllSalesByPending': { query: { page: 1, pageSize: 10 } },
  'GET /Sale/GetAllOrdersByKeywordAdmin/{keyword}': { path: { keyword: 'MA001116' }, query: { status: 'complete' } },
  'GET /Sale/GetOrderList': { query: { status: 'complete', from: '2026-01-01', sort: 'placed', direction: 'desc' } },
  'POST /Sale/SetSaleStatus': { body: { saleID: 1116, saleComplete: 1 } },
  'POST /Sale/AddSaleNote': { body: { saleID: 1116, note: 'The carrier calls before it delivers.' } },
  'POST /Sale/ResendSaleMail': { body: { saleID: 1116 } },

  // Staff: the catalogue
  'GET /Product/GetProductList': { query: { search: 'blade', status: 'active', stock: 'low' } },
  'GET /Product/GetProductForEdit/{productId}': product,
  'POST /Product/SaveProduct': {
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
  'POST /Product/DuplicateProduct': { body: { productId: 140 } },
  'POST /Product/UploadProductImage': { body: { productId: 140 }, fileName: 'DB-0150.png' },
  'DELETE /Product/DeleteProductImage/{productId}': product,
  'POST /ProductCategory/DeleteProductCategory': { body: { productCategoryID: 0, categoryID: 28, productID: 140 } },
  'POST /ProductSubCategory/DeleteProductSubCategory': {
    body: { productSubCategoryID: 0, subID: 301, productID: 140 },
  },
  'POST /Related/SaveRelated': { body: { productID: 101, relatedProductID: 140 } },
  'POST /Related/DeleteRelated': { body: { relatedID: 3 } },
  'POST /Category/SaveCategory': {
    body: { categoryID: 0, categoryName: 'Sleeves', show: 3, catorder: 40, homepageShow: 0, delivery: '0' },
  },
  'POST /Category/SaveCategories': { body: [{ categoryID: 28, categoryName: 'Tesa Tape', show: 1, catorder: 1 }] },
  'POST /SubCategory/SaveSubCategory': {
    body: { subID: 0, subName: 'Air cylinders', categoryGuid: '23140838-5158-4b2f-93e5-850b7a7bd171', show: 3 },
  },
  'POST /SubCategory/SaveSubCategories': {
    body: [{ subID: 301, subName: 'Super Soft Mounting Tape', show: 1, suborder: 1 }],
  },
  'GET /SubProductVariant/GetVariantPrices/{familyId}': { path: { familyId: 1 } },
  'POST /SubProductVariant/AddProductVariant': {
    body: { productSuperVariantID: 1, productVariantDetails: '600 mm', productVariantPriceDollar: 410 },
  },
  'POST /SubProductVariant/SaveProductVariantsBulk': {
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
  'POST /HomepageImage/SaveHomePageImage': {
    body: [{ homepageImageID: 1, homepageUrl: '/search?keyword=kit', description: 'Kits, shipped the day you order' }],
  },
  'POST /HomepageImage/UploadHomeImage': { body: { countryID: 3 }, fileName: 'open-days.png' },
  'DELETE /HomepageImage/DeleteHomeImage/{imageId}': { path: { imageId: 2 } },

  // Staff: terms, the shop itself
  'GET /Promo/GetPromoCodeList': { query: { status: 'live', sort: 'code', direction: 'asc' } },
  'GET /Promo/GetPromoCodeAdminByID/{couponId}': { path: { couponId: 1 } },
  'POST /Promo/savePromoCode': {
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
  'POST /Exchange/SaveExchangeRates': {
    body: [
      { exchangeID: 1, exchangeRate: 0.79 },
      { exchangeID: 2, exchangeRate: 0.92 },
    ],
  },
  'GET /Exchange/GetExchangeRateHistory': { query: { currencyId: 2, page: 1, pageSize: 25 } },
  'GET /Stats/GetYearReport/{year}': { path: { year: 2025 } },
  'POST /Settings/SaveSettings': {
    body: {
      priceReading: 'discount',
      awardReading: 'storefront',
      tapeShopHost: 'tape.pressline.test',
      deliveryUnitedKingdom: '15.00',
      deliveryEurope: '42.00',
      minimumSpend: '50.00',
      staffEmail: 'counter@pressline.test',
      staffSecondFactor: 'no',
    },
  },
  'GET /Administration/Search': { query: { keyword: 'harbour' } },
  'GET /Audit/GetAuditEntries': { query: { entity: 'product', from: '2026-01-01' } },
  'POST /Audit/PutBack': { body: { entryId: 1 } },
  'GET /Mail/GetMails': { query: { state: 'failed', page: 1 } },
  'GET /Mail/GetMailByID/{mailId}': { path: { mailId: 1 } },
  'POST /Mail/TryMailAgain': { body: { mailId: 1 } },
  'POST /Mail/NoteMailArrived': { body: { mailId: 1 } },
  'POST /Mail/OpenResetLink': { body: { mailId: 1 } },

  // Staff: colleagues, the own account
  'POST /BlogUser/AddStaff': {
    body: { name: 'Mabel Tripp', email: 'mabel@pressline.test', password: 'yellow-doctor-blade' },
  },
  'POST /BlogUser/DisableStaff': colleague,
  'POST /BlogUser/EnableStaff': colleague,
  'POST /BlogUser/EndSessionsOfStaff': colleague,
  'POST /BlogUser/RemoveSecondFactor': colleague,
  'POST /BlogUser/ChangePassword': {
    body: { presentPassword: 'your-password', password: 'blue-anilox-8', passwordRepeat: 'blue-anilox-8' },
  },
  'POST /BlogUser/GivePassword': { body: { password: 'your-password' } },
  'POST /BlogUser/ConfirmSecondFactor': { body: { code: '123456' } },
  'POST /BlogUser/TurnOffSecondFactor': { body: { password: 'your-password', code: '123456' } },
  'POST /BlogUser/EndSession': { body: { guid: SESSION } },
  'POST /BlogUser/AddPasskey': { body: { name: 'Counter computer', response: MADE_PASSKEY } },
  'POST /BlogUser/RemovePasskey': { body: { guid: SESSION } },

  // Staff: products in files
  'POST /Import/CheckProducts': { fileName: 'products.csv' },
  'GET /Import/GetImport/{importId}': { path: { importId: 1 } },
  'GET /Import/GetImportChanges/{importId}': { path: { importId: 1 }, query: { page: 1, pageSize: 25 } },
  'POST /Import/ApplyImport': { body: { importId: 1 } },
  'POST /Import/UndoImport': { body: { importId: 1 } },
};
