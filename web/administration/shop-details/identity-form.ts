import {
  IDENTITY_MAX,
  type IdentityDraft,
  MAX_OFFICES,
  OFFICE_MAX,
  type ShopIdentity,
} from '#shop/base/settings/identity.ts';
import { declareForm, type SentBy, storedAs } from '../forms/declare-form.ts';
import { line, lines } from '../forms/form-kinds.ts';
import { declareRows } from '../forms/form-rows.ts';

const hint = <const Hint>(key: Hint, maxLength: number) => ({ hint: key, input: { maxLength } });

/** Of a colour, such as '#0b5cad'; empty: ours. */
const COLOUR_INPUT = { maxLength: 7, placeholder: '#0b5cad' };

/** The shop as a whole; its offices are rows. */
export const shopForm = declareForm({
  name: line('shop-details.name', hint('shop-details.name-hint', IDENTITY_MAX.name)),
  tagline: line('shop-details.tagline', hint('shop-details.tagline-hint', IDENTITY_MAX.tagline)),
  cutOff: line('shop-details.cutOff', hint('shop-details.cutOff-hint', IDENTITY_MAX.cutOff)),
  actionColour: line('shop-details.actionColour', { hint: 'shop-details.actionColour-hint', input: COLOUR_INPUT }),
  accentColour: line('shop-details.accentColour', { hint: 'shop-details.accentColour-hint', input: COLOUR_INPUT }),
  bankDetails: lines('shop-details.bankDetails', 3, hint('shop-details.bankDetails-hint', IDENTITY_MAX.bankDetails)),
});

/** Numbers of the rows, one for each office that fits on a sheet. */
export const OFFICES = [...Array(MAX_OFFICES).keys()];

/** The offices of the shop. */
export const officeRows = declareRows('offices.', () => {
  const most = (field: keyof typeof OFFICE_MAX) => ({ input: { maxLength: OFFICE_MAX[field] } });
  return declareForm({
    company: line('shop-details.company', most('company')),
    region: line('shop-details.region', most('region')),
    address: storedAs('lines', {
      ...lines('shop-details.address', 3, { hint: 'shop-details.address-hint', ...most('address') }),
      write: (address: readonly string[]) => address.join('\n'),
    }),
    country: line('shop-details.country', most('country')),
    telephone: line('shop-details.telephone', most('telephone')),
    email: line('shop-details.email', { input: { ...most('email').input, type: 'email' } }),
    hours: line('shop-details.hours', most('hours')),
  });
});

export const identityForm = { ...shopForm, ...officeRows.of(OFFICES) };

type Shown = Omit<ShopIdentity, 'offices'> & {
  readonly offices: readonly (Omit<ShopIdentity['offices'][number], 'lines' | 'place'> & {
    readonly lines: readonly string[];
  })[];
};

/** The stored identity by the names of its fields. */
export const identityRecord = (shop: Shown) => ({
  ...shop,
  ...officeRows.stored(OFFICES.map((row) => [row, shop.offices[row] ?? {}])),
});

/** The draft in a form's values. A second office without a company is none; the first is refused by the call. */
export function identityIn(values: SentBy<typeof shopForm>): IdentityDraft {
  const { name, tagline, cutOff, actionColour, accentColour, bankDetails } = values;
  const offices = officeRows.valuesIn(values, OFFICES);
  return {
    name,
    tagline,
    cutOff,
    actionColour,
    accentColour,
    bankDetails,
    offices: offices.filter(({ company }, row) => row === 0 || company.trim() !== ''),
  };
}
