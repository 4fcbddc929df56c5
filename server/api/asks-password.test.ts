import { expect, test } from 'vitest';
import { operations } from '../operations.ts';
import { operationKey } from './testing/example.ts';

/** What lets somebody in, or lets them do more: a session left open is not enough for it. `true`: always. */
const ASKS: Readonly<Record<string, true | string>> = {
  'POST /BlogUser/AddStaff': true,
  'POST /BlogUser/ConfirmSecondFactor': true,
  'POST /BlogUser/DisableStaff': true,
  'POST /BlogUser/EnableStaff': true,
  'POST /BlogUser/EndSessionsOfStaff': true,
  'POST /BlogUser/RemoveSecondFactor': true,
  'POST /BlogUser/StartSecondFactor': true,
  'POST /BlogUser/StartPasskey': true,
  'POST /BlogUser/AddPasskey': true,
  'POST /BlogUser/RemovePasskey': true,
  'POST /BlogUser/EndSession': true,
  'POST /BlogUser/EndOtherSessions': true,
  'POST /User/StartSecondFactor': true,
  'POST /User/ConfirmSecondFactor': true,
  'POST /User/StartPasskey': true,
  'POST /User/AddPasskey': true,
  'POST /User/RemovePasskey': true,
  'POST /User/EndSession': true,
  'POST /User/EndOtherSessions': true,
  'POST /User/RemoveSecondFactor': true,
  'POST /Company/InviteMember': true,
  'POST /Company/SaveMember': true,
  'POST /Company/SaveMemberLimits': true,
  'POST /Company/StartOrderingFor': true,
  'POST /Company/MergeCompanies': true,
  'POST /Mail/OpenResetLink': true,
  'POST /Settings/SaveSettings': true,
  'POST /User/SaveUser':
    'by staff, for a new account, another password or email address, and an account that becomes active',
};

/** Changes by staff that ask for no password before, and why not: nobody gets more rights by them. */
const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  'takes the password itself': [
    'POST /BlogUser/ChangePassword',
    'POST /BlogUser/GivePassword',
    'POST /BlogUser/TurnOffSecondFactor',
  ],
  'gives a right back': ['POST /Company/StopOrderingFor'],
  'the catalogue and what it shows': [
    'POST /Product/SaveProduct',
    'POST /Product/DuplicateProduct',
    'POST /Product/UploadProductImage',
    'DELETE /Product/DeleteProductImage/{productId}',
    'POST /ProductCategory/DeleteProductCategory',
    'POST /ProductSubCategory/DeleteProductSubCategory',
    'POST /Product/SaveProductBranches',
    'POST /Related/SaveRelated',
    'POST /Related/DeleteRelated',
    'POST /Product/SaveReplacement',
    'POST /Category/SaveCategory',
    'POST /Category/SaveCategories',
    'POST /SubCategory/SaveSubCategory',
    'POST /SubCategory/SaveSubCategories',
    'POST /SubProductVariant/AddProductVariant',
    'POST /SubProductVariant/SaveProductVariantsBulk',
    'POST /HomepageImage/SaveHomePageImage',
    'POST /HomepageImage/UploadHomeImage',
    'DELETE /HomepageImage/DeleteHomeImage/{imageId}',
    'POST /ProductType/SaveProductType',
    'POST /Product/SaveSpecifications',
    'POST /Synonym/SaveSynonym',
    'POST /Translation/SaveTranslations',
    'POST /Search/SavePinnedParts',
    'POST /Import/CheckProducts',
    'POST /Import/ApplyImport',
    'POST /Import/UndoImport',
    'POST /Product/AddProductPicture',
    'POST /Product/SaveProductPictures',
    'POST /Product/MakeMainPicture',
    'DELETE /Product/DeleteProductPicture/{productId}/{pictureId}',
    'POST /Product/UploadProductSheet',
    'DELETE /Product/DeleteProductSheet/{productId}',
    'POST /News/SaveNews',
    'POST /Manual/SaveManual',
    'POST /Manual/UploadManual',
  ],
  'terms and orders, noted in the audit list and put back from there': [
    'POST /Promo/savePromoCode',
    'POST /Company/SaveOrderFieldsOf',
    'POST /Company/AddMemberNote',
    'POST /Exchange/SaveExchangeRates',
    'POST /Sale/SetSaleStatus',
    'POST /Sale/AddSaleNote',
    'POST /User/DeclineRegistration',
    'POST /Administration/Remove',
    'POST /Sale/ResendSaleMail',
    'POST /Audit/PutBack',
  ],
  'the way of an order, told in its history': [
    'POST /Sale/TakeOrderStep',
    'POST /Sale/UndoOrderStep',
    'POST /Sale/CheckPurchaseOrder',
    'POST /Sale/HoldOrders',
    'POST /Sale/AnswerOrderRequest',
    'POST /Sale/AnswerOrderMessage',
    'POST /Sale/SettleOrderMessages',
    'POST /Sale/CorrectOrder',
    'POST /Sale/AddShipment',
    'POST /Carrier/SaveCarrier',
    'POST /Sale/AddOrderDocument',
    'POST /Sale/WithdrawOrderDocument',
    'POST /Return/TakeReturn',
    'POST /Return/AskAboutReturn',
    'POST /Return/AcceptReturn',
    'POST /Return/RefuseReturn',
    'POST /Return/ReceiveReturn',
    'POST /Return/CloseReturn',
  ],
  'movements of a stock, which are rows for ever, and what is expected': [
    'POST /Stock/BookStock',
    'POST /Stock/SaveStockTerms',
    'POST /Stock/AddArrival',
    'POST /Stock/ReceiveArrival',
    'POST /Stock/CancelArrival',
  ],
  'mails that are written already': [
    'POST /Mail/TryMailAgain',
    'POST /Mail/TryFailedMailsAgain',
    'POST /Mail/NoteMailArrived',
  ],
};

test('what asks for the password again is this list: accounts, their keys, and settings', () => {
  const asking = operations.filter(({ asksPassword }) => asksPassword !== undefined);
  expect(Object.fromEntries(asking.map((each) => [operationKey(each), each.asksPassword]))).toEqual(ASKS);
});

test('every other change by staff has its reason why it does not', () => {
  const changes = operations
    .filter(({ access, path }) => access === 'staff' && path.method !== 'GET')
    .map(operationKey);
  const placed = [...Object.keys(ASKS), ...Object.values(NOT_ASKED).flat()];
  expect(
    changes.filter((key) => !placed.includes(key)),
    'asks, or has a reason not to',
  ).toEqual([]);
  expect(
    Object.values(NOT_ASKED)
      .flat()
      .filter((key) => !changes.includes(key)),
    'is no change by staff',
  ).toEqual([]);
});
