/** Data of the other company, by the names in calls; `nobody` has the same shape with unknown ids. */
export interface Belongings {
  customerId: number;
  customerGuid: string;
  addressId: number;
  cartGuid: string;
  lineId: number;
  orderId: number;
  productId: number;
  sessionGuid: string;
  passkeyGuid: string;
  memberId: number;
  invitationId: number;
  approvalId: number;
  deputyshipId: number;
  documentId: number;
  quotationId: number;
  returnId: number;
  pictureId: number;
  partRequestId: number;
  partPictureId: number;
  listId: number;
  listLineId: number;
  machineId: number;
  labelId: number;
  keyGuid: string;
  webhookGuid: string;
  webhookDeliveryId: number;
  pastOrderId: number;
  pastDocumentId: number;
}

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  url: string;
  body?: unknown;
  /** Name of a file sent instead of a body. */
  file?: string;
}

/** A customer's call with an id of another company; `own` is the caller's data. */
export type CallWith = (theirs: Belongings, own: Belongings) => Call;

export interface ForeignRow {
  /** 404, with the same answer as for an unknown id. */
  calls?: readonly CallWith[];
  /** 404; but an unused GUID may become the caller's, so it has a different answer: the GUID is the secret (D11). */
  bySecretGuid?: readonly CallWith[];
  /** 400 on the field of a form (C9), with the same answer as for an unknown id. */
  asField?: readonly CallWith[];
  /** Reason why the call can't return another company's data. */
  nothing?: string;
}

export const post = (url: string, body: unknown): Call => ({ method: 'POST', url: `/api${url}`, body });
export const get = (url: string): Call => ({ url: `/api${url}` });
export const del = (url: string): Call => ({ method: 'DELETE', url: `/api${url}` });

export const ADDRESS = {
  contactName: 'C. Uckoo',
  deliveryBuildingNo: '1 Nest',
  deliveryPostalcode: 'LS1',
  countryID: 247,
};

export const accountOf = ({ customerId, customerGuid }: Partial<Belongings>) => ({
  ...(customerId === undefined ? {} : { userID: customerId }),
  ...(customerGuid === undefined ? {} : { userGuid: customerGuid }),
  userFirstname: 'C.',
  userSurname: 'Uckoo',
  userEmail: 'cuckoo@converter.test',
  userPass: 'another-one-9',
  password_repeat: 'another-one-9',
  userHouseNo: 'Cuckoo Ltd',
  userTel: '0113',
  currency: 2,
  country: 247,
});

/** By operation key. */
export type ForeignRows = Readonly<Record<string, ForeignRow>>;
