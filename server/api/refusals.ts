import { STATUS_CODES } from 'node:http';
import type { AnyOperation } from '#shop/frame/operation.ts';
import { operationKey } from './example.ts';
import type { Json } from './json-schema.ts';

/** Calls that name a thing in their body: unknown, or another's, it is not found. Those that name one in their path need no row. */
const FINDS_IN_BODY = `
  POST /User/SaveUser                     POST /User/UploadPO
  POST /DeliveryAddress/SaveDeliveryAddress
  POST /Cart/CreateCartItem               POST /Cart/SaveCart
  POST /Sale/GetQuote                     POST /Sale/AddSale
  POST /SaleItem/AddSaleItems             POST /Sale/SetSaleStatus
  POST /Sale/AddSaleNote                  POST /Sale/ResendSaleMail
  POST /Product/SaveProduct               POST /Product/DuplicateProduct
  POST /Product/UploadProductImage
  POST /ProductCategory/DeleteProductCategory
  POST /ProductSubCategory/DeleteProductSubCategory
  POST /Related/SaveRelated
  POST /Category/SaveCategory             POST /Category/SaveCategories
  POST /SubCategory/SaveSubCategory       POST /SubCategory/SaveSubCategories
  POST /SubProductVariant/AddProductVariant
  POST /SubProductVariant/SaveProductVariantsBulk
  POST /HomepageImage/SaveHomePageImage
  POST /Promo/savePromoCode               POST /Exchange/SaveExchangeRates
  POST /Audit/PutBack                     POST /Import/ApplyImport
  POST /Import/UndoImport                 POST /User/EndSession
  POST /BlogUser/EndSession               POST /BlogUser/DisableStaff
  POST /BlogUser/EnableStaff              POST /BlogUser/EndSessionsOfStaff
  POST /BlogUser/RemoveSecondFactor       POST /BlogUser/ConfirmSecondFactor
  POST /User/RemoveSecondFactor           POST /User/ConfirmSecondFactor
  POST /User/TurnOffSecondFactor          POST /BlogUser/TurnOffSecondFactor
  POST /User/AddPasskey                   POST /BlogUser/AddPasskey
  POST /User/RemovePasskey                POST /BlogUser/RemovePasskey

  POST /Mail/OpenResetLink`;

/** Calls that what happened meanwhile can stand against: ordered, saved by somebody else, there already. */
const CONFLICTS = `
  POST /Cart/CreateCartItem               POST /Cart/SaveCart
  DELETE /Cart/DeleteItemFromCart/{lineId}/{cartGuid}
  POST /Sale/GetQuote                     POST /Sale/AddSale
  POST /User/UploadPO                     POST /User/SaveUser
  POST /DeliveryAddress/SaveDeliveryAddress
  POST /Product/SaveProduct               POST /Product/DuplicateProduct
  POST /Category/SaveCategory             POST /Category/SaveCategories
  POST /SubCategory/SaveSubCategory       POST /SubCategory/SaveSubCategories
  POST /SubProductVariant/SaveProductVariantsBulk
  POST /HomepageImage/SaveHomePageImage
  POST /Promo/savePromoCode               POST /Exchange/SaveExchangeRates
  POST /Settings/SaveSettings             POST /Audit/PutBack
  POST /Import/ApplyImport                POST /Import/UndoImport
  POST /BlogUser/AddStaff                 POST /BlogUser/DisableStaff
  POST /BlogUser/EnableStaff              POST /BlogUser/StartSecondFactor
  POST /BlogUser/RemoveSecondFactor       POST /User/StartSecondFactor
  POST /User/AddPasskey                   POST /BlogUser/AddPasskey`;

/** Open to everyone, and yet it may need a session or refuse the details. */
const ASKS_WHO = `
  POST /User/CreateToken                  POST /BlogUser/CreateToken
  POST /BlogUser/FinishSignIn             POST /Cart/CreateCartItem
  POST /User/FinishSignIn                 POST /User/FinishPasskeySignIn
  POST /BlogUser/FinishPasskeySignIn`;

/** A promo code can be tried here too (D21). */
const TRIES_CODES = `
  POST /Sale/GetQuote                     POST /Sale/AddSale`;

const USED_UP = 'POST /User/ResetPassword';

const listed = (calls: string, key: string) =>
  calls
    .trim()
    .split(/\s{2,}/)
    .includes(key);

/** The refusals that a call can be answered with, by their status. */
export function refusalsOf(operation: AnyOperation): Json {
  const { access, path, throttle } = operation;
  const key = operationKey(operation);
  const writes = path.method !== 'GET';
  const applies: Readonly<Record<keyof typeof REFUSALS, boolean>> = {
    400: true,
    401: access !== 'everyone' || listed(ASKS_WHO, key),
    403: access !== 'everyone' || writes,
    404: path.template.includes('{') || listed(FINDS_IN_BODY, key),
    409: listed(CONFLICTS, key),
    410: key === USED_UP,
    413: path.method === 'POST',
    415: path.method === 'POST',
    429: throttle !== undefined || listed(TRIES_CODES, key),
    503: true,
  };
  const statuses = Object.keys(REFUSALS).filter((status) => applies[Number(status) as keyof typeof REFUSALS]);
  return {
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }])),
    default: { $ref: '#/components/responses/Refused' },
  };
}

interface Told {
  /** What it means, for the document. */
  meaning: string;
  code: string;
  detail: string;
  errors?: readonly { field: string; message: string }[];
}

const REFUSALS = {
  400: {
    meaning: 'The input does not fit; `errors` names each field. Nothing was changed.',
    code: 'input.invalid',
    detail: 'Quantity must be a whole number from 1 to 100',
    errors: [{ field: 'productQuantity', message: 'Quantity must be a whole number from 1 to 100' }],
  },
  401: { meaning: 'No session, or details that open none.', code: 'session.missing', detail: 'Please log in first.' },
  403: {
    meaning: 'Not open to this session, or sent by another site.',
    code: 'access.refused',
    detail: 'This is not open to your account.',
  },
  404: { meaning: 'Unknown, or another customer’s.', code: 'object.unknown', detail: 'The order was not found.' },
  409: {
    meaning: 'It does not fit what happened meanwhile. Nothing was changed.',
    code: 'cart.ordered',
    detail: 'This cart has been ordered already. Please start a new one.',
  },
  410: {
    meaning: 'The link was used, or is too old.',
    code: 'reset.link-dead',
    detail: 'This link has been used already or is older than an hour. Please ask for a new one.',
  },
  413: {
    meaning: 'More than 1 MB of JSON, or a file of more than 10 MB.',
    code: 'request.malformed',
    detail: 'Request body is too large',
  },
  415: {
    meaning: 'Not application/json, or packed (Content-Encoding).',
    code: 'request.malformed',
    detail: 'Please send JSON, and say so: Content-Type: application/json.',
  },
  429: {
    meaning: 'Too many tries; Retry-After says when to come back.',
    code: 'throttle.wait',
    detail: 'Too many tries. Please wait a little and try again.',
  },
  503: {
    meaning: 'The shop can’t reach its database just now. Nothing was changed.',
    code: 'shop.unreachable',
    detail: 'The shop cannot reach its database just now. Nothing was changed; please try again in a moment.',
  },
} satisfies Readonly<Record<number, Told>>;

/** One answer for each refusal, with an example: the operations refer to them. */
export const problemResponses: Json = {
  Refused: { description: 'Any other refusal.', content: problemContent() },
  ...Object.fromEntries(
    Object.entries<Told>(REFUSALS).map(([status, told]) => [
      `Refused${status}`,
      {
        description: told.meaning,
        ...(status === '429' || status === '503'
          ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } } }
          : {}),
        content: problemContent({
          type: 'about:blank',
          title: STATUS_CODES[status],
          status: Number(status),
          code: told.code,
          detail: told.detail,
          ...(told.errors === undefined ? {} : { errors: told.errors }),
          requestId: '4b2a6f0e-5d1c-4a57-9a06-0c6f5b8f1d2e',
        }),
      },
    ]),
  ),
};

function problemContent(example?: Json): Json {
  const schema = { $ref: '#/components/schemas/Problem' };
  return { 'application/problem+json': { schema, ...(example === undefined ? {} : { example }) } };
}

/** RFC 9457, with what a program needs besides. */
export const problemSchema: Json = {
  type: 'object',
  description: 'RFC 9457.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: 'Stable: for programs.' },
    detail: { type: 'string', description: 'A sentence for people.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
    requestId: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
};
