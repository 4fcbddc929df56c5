import { test as base, describe, expect } from 'vitest';
import type { Access, AnyOperation } from '#shop/frame/operation.ts';
import { listExports } from '../exports.ts';
import { operations } from '../operations.ts';
import { operationKey } from './example.ts';
import { CALLERS, openSessions, type CallerName } from './testing/callers.ts';
import { readyExample } from './testing/ready.ts';
import { send } from './testing/send.ts';
import { test } from './testing/watched-shop.ts';

/** D31 as it is decided, call by call; calls of our own beside the documented ones. A new call needs its place here. */
const D31: Readonly<Record<Access, string>> = {
  everyone: `
    POST /User/CreateToken                  POST /BlogUser/CreateToken
    POST /User/AddUser                      POST /User
    POST /Email/Post                        POST /Activate/gr
    POST /User/CheckPasswordReset           POST /User/ResetPassword
    GET /User/GetSignedIn                   POST /User/SignOut
    POST /BlogUser/SignOut                  POST /BlogUser/FinishSignIn
    POST /User/FinishSignIn
    POST /User/StartPasskeySignIn           POST /User/FinishPasskeySignIn
    POST /BlogUser/StartPasskeySignIn       POST /BlogUser/FinishPasskeySignIn
    GET /Product/GetAllProductsLive         GET /Product/GetProductByID/{productId}
    GET /Product/GetProductBySubCategoryGuid/{subcategory}
    GET /Product/GetProductBySearch/{keyword}/{page}
    GET /Product/GetProductByCategoryPageination/{category}/{page}/{size}
    GET /Product/GetListing                 GET /Product/GetProductDetail/{productId}
    GET /SubCategory/GetTapeTiles           GET /Category/GetShelves
    GET /Product/Suggest/{keyword}          GET /Related/GetAllProductsRelated/{productId}
    GET /Category/GetMenu                   GET /Category/GetHomeTiles
    GET /Category/GetAllCategories          GET /SubCategory/GetAllSubCategories
    GET /SubCategory/GetAllSubCategoriesByID/{category}
    GET /ProductCategory/FindProductsByCategoryID/{category}/{page}
    GET /ProductSubCategory/FindProductsBySubCategoryID/{subcategory}/{page}
    GET /ProductSubCategory/GetProductsBySubCategory/{subcategory}
    GET /ProductVariant/GetProductVariantByID/{variantId}
    GET /SubProductVariant/GetAllBySubProductVariantID/{familyId}
    GET /HomePageImage/GetAllHomepageImages
    GET /HomePageImage/GetCarousel
    GET /Country/GetAllCountries            GET /Country/GetCountryByCountryID/{countryId}
    GET /Shop/GetStore                      GET /Shop/GetOffices
    GET /Shop/GetTapePage                   GET /News/GetAllNews
    GET /News/GetNewsBySlug/{slug}          POST /Cart/CreateCartItem`,
  'own or staff': `
    GET /User/GetCustomerByID/{customerId}  GET /User/GetUserByID/{customerId}
    POST /User/SaveUser                     POST /User/UploadPO
    GET /User/CheckIfFileExists/{orderId}
    GET /DeliveryAddress/GetDeliveryAddressByUserID/{customerId}
    GET /DeliveryAddress/GetDeliveryAddressByID/{addressId}
    POST /DeliveryAddress/SaveDeliveryAddress
    GET /Sale/GetSaleByUserID/{customerId}  GET /Sale/GetSaleByID/{orderId}
    GET /SaleItem/GetAllSaleItemsBySaleID/{orderId}
    GET /Cart/GetAllCartsByID/{cartGuid}    POST /Cart/SaveCart
    DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}`,
  customer: `
    GET /Cart/GetCurrentCart                POST /Sale/GetQuote
    POST /Sale/AddSale                      POST /SaleItem/AddSaleItems
    GET /User/GetSessions                   POST /User/EndSession
    POST /User/EndOtherSessions             POST /User/SaveOwnAccount
    POST /User/GivePassword                 GET /User/GetSecondFactor
    POST /User/StartSecondFactor            POST /User/ConfirmSecondFactor
    POST /User/TurnOffSecondFactor          GET /User/GetPasskeys
    POST /User/StartPasskey                 POST /User/AddPasskey
    POST /User/RemovePasskey`,
  'customer or staff': `
    GET /Promo/GetPromoCodeByName/{code}    GET /Exchange/GetAllExchangeRates
    GET /Shop/GetManuals`,
  staff: `
    GET /Administration/GetDashboard        GET /Administration/Search
    GET /Audit/GetAuditEntries              GET /Audit/GetAuditPeople
    POST /Audit/PutBack
    GET /Product/GetAllProducts             GET /Product/GetAllProductsAdmin/{keyword}
    GET /Product/GetProductList             GET /Product/GetEditingChoices
    GET /Product/GetProductForEdit/{productId}
    POST /Product/SaveProduct               POST /Product/DuplicateProduct
    POST /Product/UploadProductImage        DELETE /Product/DeleteProductImage/{productId}
    GET /ProductCategory/GetProductCategoriesByProductID/{productId}
    GET /ProductSubCategory/GetProductSubCategoriesByProductID/{productId}
    POST /ProductCategory/DeleteProductCategory
    POST /ProductSubCategory/DeleteProductSubCategory
    POST /Related/SaveRelated               POST /Related/DeleteRelated
    POST /Category/SaveCategory             POST /Category/SaveCategories
    POST /SubCategory/SaveSubCategory       POST /SubCategory/SaveSubCategories
    GET /SubProductVariant/GetVariantPrices/{familyId}
    POST /SubProductVariant/AddProductVariant
    POST /SubProductVariant/SaveProductVariantsBulk
    GET /User/GetAllUsers/{keyword}         GET /User/GetEveryUser
    GET /User/GetCustomerList
    GET /Sale/GetAllSalesByComplete         GET /Sale/GetAllSalesByPending
    GET /Sale/GetAllOrdersByKeywordAdmin/{keyword}
    GET /Sale/GetOrderList                  POST /Sale/SetSaleStatus
    POST /Sale/AddSaleNote                  POST /Sale/ResendSaleMail
    POST /HomepageImage/SaveHomePageImage   POST /HomepageImage/UploadHomeImage
    DELETE /HomepageImage/DeleteHomeImage/{imageId}
    GET /MediaImage/GetAllMediaImages
    GET /Promo/GetAllPromoCodes             GET /Promo/GetPromoCodeList
    GET /Promo/GetPromoCodeAdminByID/{couponId}
    POST /Promo/savePromoCode
    POST /Exchange/SaveExchangeRates        GET /Exchange/GetExchangeRateHistory
    GET /Mail/GetMails                      GET /Mail/GetMailByID/{mailId}
    POST /Mail/TryMailAgain                 POST /Mail/TryFailedMailsAgain          POST /Mail/NoteMailArrived
    POST /Mail/OpenResetLink
    GET /Stats/GetSalesFigures              GET /Stats/GetYearReport/{year}
    GET /Settings/GetSettings               POST /Settings/SaveSettings
    GET /BlogUser/GetStaff                  POST /BlogUser/AddStaff
    POST /BlogUser/DisableStaff             POST /BlogUser/EnableStaff
    POST /BlogUser/EndSessionsOfStaff       POST /BlogUser/RemoveSecondFactor
    GET /BlogUser/GetOwnAccount             POST /BlogUser/ChangePassword
    POST /BlogUser/GivePassword             POST /BlogUser/StartSecondFactor
    POST /BlogUser/ConfirmSecondFactor      POST /BlogUser/TurnOffSecondFactor
    GET /BlogUser/GetSessions               POST /BlogUser/EndSession
    POST /BlogUser/EndOtherSessions
    GET /BlogUser/GetPasskeys               POST /BlogUser/StartPasskey
    POST /BlogUser/AddPasskey               POST /BlogUser/RemovePasskey
    GET /User/GetKeys/{customerId}          POST /User/RemoveSecondFactor
    POST /Import/CheckProducts              GET /Import/GetImports
    GET /Import/GetImport/{importId}        GET /Import/GetImportChanges/{importId}
    POST /Import/ApplyImport                POST /Import/UndoImport`,
};

/** Calls that are open to customers, but whose example is about things of one of them. */
const ONES_OWN = new Set([
  'POST /Cart/CreateCartItem', // whoever has no session may know the guid from its owner (D11)
  'POST /Sale/GetQuote',
  'POST /Sale/AddSale',
  'POST /SaleItem/AddSaleItems',
  'POST /User/EndSession',
  'POST /User/AddPasskey',
  'POST /User/RemovePasskey',
]);

const placeOf = new Map(
  Object.entries(D31).flatMap(([access, calls]) =>
    calls
      .trim()
      .split(/\s{2,}/)
      .map((key) => [key, access as Access] as const),
  ),
);

const statusFor = (key: string, access: Access, caller: CallerName): number => {
  if (caller === 'other customer' && ONES_OWN.has(key)) return 404;
  if (access === 'everyone') return 200;
  if (caller === 'staff') return access === 'customer' ? 403 : 200;
  if (caller === 'customer') return access === 'staff' ? 403 : 200;
  if (caller === 'other customer') return { staff: 403, 'own or staff': 404 }[access as string] ?? 200;
  return 401;
};

const named = (list: readonly AnyOperation[]) => list.map((operation) => [operationKey(operation), operation] as const);

base('every call has its place in D31, and every place a call', () => {
  expect(operations.map(operationKey).toSorted()).toEqual([...placeOf.keys()].toSorted());
});

describe('who may call (D31, B10, B11)', () => {
  test.for(named(operations))('%s', async ([key, operation], { shop, journal }) => {
    const sessions = await openSessions(shop);
    const customerToken = sessions.customer ?? '';
    const seen: Partial<Record<CallerName, number>> = {};
    const expected: Partial<Record<CallerName, number>> = {};
    for (const caller of CALLERS) {
      expected[caller] = statusFor(key, placeOf.get(key) ?? 'staff', caller);
      const request = await readyExample(shop, operation, customerToken);
      await journal.read();
      const { status, body } = await send(shop, operation, request, sessions[caller]);
      seen[caller] = status;
      if (status !== 200) expect([caller, await journal.read(), body.detail]).toEqual([caller, [], expect.any(String)]);
    }
    expect(seen).toEqual(expected);
  });
});

test.for(listExports.map(({ name }) => name))(
  'the export of %s is refused to visitors and to customers (D31)',
  async (name, { shop }) => {
    const sessions = await openSessions(shop);
    const ask = async (caller: CallerName) => {
      const authorization = sessions[caller] === null ? {} : { authorization: `Bearer ${sessions[caller]}` };
      const url = `/Administration/export/${name}.csv?year=2025`;
      return [caller, (await shop.app.inject({ url, headers: authorization })).statusCode];
    };
    expect(await Promise.all(CALLERS.map(ask))).toEqual([
      ['nobody', 401],
      ['waiting', 401],
      ['inactive', 401],
      ['ended session', 401],
      ['other customer', 403],
      ['customer', 403],
      ['staff', 200],
    ]);
  },
);
