/** Data of the other company, by the names in calls; `nobody` has the same shape and names nothing. */
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
  returnId: number;
  pictureId: number;
  listId: number;
  listLineId: number;
}

export interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  url: string;
  body?: unknown;
  /** Sent as a file of this name instead of a body. */
  file?: string;
}

/** A call of a customer that names one thing of somebody's; `own` is what the caller has. */
export type CallWith = (theirs: Belongings, own: Belongings) => Call;

export interface ForeignRow {
  /** 404, and the same answer as for one that there is not. */
  calls?: readonly CallWith[];
  /** 404; a guid that is nobody's may become the caller's, so that is answered otherwise: the guid is the secret (D11). */
  bySecretGuid?: readonly CallWith[];
  /** 400 beside the field of a form (C9), and the same answer as for one that there is not. */
  asField?: readonly CallWith[];
  /** Why nothing of another company's comes of it all the same. */
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

/** By the key of the operation. */
export type ForeignRows = Readonly<Record<string, ForeignRow>>;
