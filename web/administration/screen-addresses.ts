import type { RemovableThing } from '#shop/desk/administration/paths.ts';
import type { CurrencyId } from '#shop/base/money/money.ts';
import type { Language } from '#texts/languages.ts';
import type { TextKind } from '#shop/desk/mail-texts/texts-of-kinds.ts';

/** Address of a company's screen (H7). */
export const companyHref = ({ companyId }: { companyId: number }) => `/Administration/Company?id=${companyId}`;

/** Address at which an order for a member starts (H7). */
export const orderForHref = ({ companyId, id }: { companyId: number; id: number }) =>
  `/Administration/Company?id=${companyId}&for=${id}#order-for`;

/** Address for editing a customer; it contains the GUID, like the links in mails (E10). */
export const customerHref = ({ guid }: { guid: string }) => `/Administration/CustomerEdit?id=${guid}`;

/** Address of the confirmation before a deletion; `from`: the address to return to. */
export function deleteHref({ what, id }: RemovableThing, from: string): string {
  return `/Administration/Delete?what=${what}&id=${id}&back=${encodeURIComponent(from)}`;
}

/** Address of the owner's figures in a currency. */
export function figuresHref(currency: CurrencyId): string {
  return `/Administration/Figures?currency=${currency}`;
}

/** Address of one of the tables as a file. */
export function figuresFileHref(table: string, currency: CurrencyId): string {
  return `/Administration/export/${table}.csv?currencyId=${currency}`;
}

/** Address of an import. */
export function importHref({ id }: { id: number }): string {
  return `/Administration/ImportView?id=${id}`;
}

/** Address of the texts of a kind of mail in a language. */
export function mailTextHref(kind: TextKind, language: Language): string {
  return `/Administration/Mail-Text?kind=${kind}&language=${language}`;
}

/** Address of one mail. */
export const mailHref = ({ id }: { id: number }) => `/Administration/Mail?id=${id}`;

/** Address of a move. */
export function moveHref({ id }: { id: number }): string {
  return `/Administration/Move?id=${id}`;
}

/** Address of the purchase list of a supplier. */
export function purchaseHref(supplier: string): string {
  return `/Administration/Purchase-List?${new URLSearchParams({ supplier }).toString()}`;
}

/** Address of a return. */
export const returnHref = ({ returnId }: { returnId: number }) => `/Administration/Return?id=${returnId}`;

/** Address of one text in all languages. */
export function textHref(key: string): string {
  return `/Administration/Translation?text=${key}`;
}

/** Address of all texts of one object, in one form. @param thing 'product:101' */
export function textsOfHref(thing: string): string {
  return `/Administration/Translation?of=${encodeURIComponent(thing)}`;
}
