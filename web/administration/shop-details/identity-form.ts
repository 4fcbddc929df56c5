import {
  IDENTITY_MAX,
  type IdentityDraft,
  MAX_OFFICES,
  OFFICE_MAX,
  type OfficeDraft,
  type ShopIdentity,
} from '#shop/base/settings/identity.ts';
import { declareForm, type FormEntry } from '../forms/declare-form.ts';
import { line, lines } from '../forms/form-kinds.ts';
import { t } from '../staff-text.ts';

const hint = <const Hint>(told: Hint, maxLength: number) => ({ hint: told, input: { maxLength } });

/** The shop as a whole; its offices are rows. */
export const shopForm = declareForm({
  name: line('shop-details.name', hint('shop-details.name-hint', IDENTITY_MAX.name)),
  tagline: line('shop-details.tagline', hint('shop-details.tagline-hint', IDENTITY_MAX.tagline)),
  cutOff: line('shop-details.cutOff', hint('shop-details.cutOff-hint', IDENTITY_MAX.cutOff)),
  bankDetails: lines('shop-details.bankDetails', 3, hint('shop-details.bankDetails-hint', IDENTITY_MAX.bankDetails)),
});

type OfficeField = keyof OfficeDraft;

const OFFICE_FIELDS = [
  'company',
  'region',
  'address',
  'country',
  'telephone',
  'email',
  'hours',
] as const satisfies readonly OfficeField[];

/** Rows of the form, one for each office that fits on a sheet. */
export const OFFICE_ROWS = Array.from({ length: MAX_OFFICES }, (_, row) => row);

export const officeCell = (row: number, field: OfficeField) => `offices.${row}.${field}`;

/** Names of a row's fields. */
export const officeCells = (row: number) => OFFICE_FIELDS.map((field) => officeCell(row, field));

/** Fields of the offices, named as in the call. */
export const officeForm: Record<string, FormEntry<string, string>> = Object.fromEntries(
  OFFICE_ROWS.flatMap((row) => OFFICE_FIELDS.map((field) => [officeCell(row, field), officeEntry(field)] as const)),
);

function officeEntry(field: OfficeField): FormEntry<string, string> {
  const label = () => t(`shop-details.${field}`);
  const input = { maxLength: OFFICE_MAX[field] };
  if (field === 'address') return lines(label, 3, { hint: 'shop-details.address-hint', input });
  return line(label, { input: field === 'email' ? { ...input, type: 'email' } : input });
}

type Shown = { readonly offices: readonly ShownOffice[] };
type ShownOffice = Omit<ShopIdentity['offices'][number], 'lines' | 'place'> & { readonly lines: readonly string[] };

/** The stored offices by the names of their fields. */
export function officeValues({ offices }: Shown): Record<string, string> {
  const texts = OFFICE_ROWS.flatMap((row) =>
    OFFICE_FIELDS.map((field): [string, string] => {
      const office = offices[row];
      if (office === undefined) return [officeCell(row, field), ''];
      return [officeCell(row, field), field === 'address' ? office.lines.join('\n') : office[field]];
    }),
  );
  return Object.fromEntries(texts);
}

type ShopTexts = Omit<IdentityDraft, 'offices'>;

/** The draft in a form's values. A second office without a company is none; the first is refused by the call. */
export function identityIn(shop: ShopTexts, texts: Readonly<Record<string, unknown>>): IdentityDraft {
  const offices = OFFICE_ROWS.map((row) => {
    const cells = OFFICE_FIELDS.map((field) => [field, String(texts[officeCell(row, field)] ?? '')]);
    return Object.fromEntries(cells) as Record<OfficeField, string>;
  });
  const { name, tagline, cutOff, bankDetails } = shop;
  return {
    name,
    tagline,
    cutOff,
    bankDetails,
    offices: offices.filter(({ company }, row) => row === 0 || company.trim() !== ''),
  };
}
