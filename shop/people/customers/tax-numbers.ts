import type { HotData } from '../../base/operations/hot-data.ts';
import { InvalidInputError } from '../../base/messages/errors.ts';
import { message } from '../../base/messages/message.ts';
import { eoriNumberFault, vatNumberFault } from '../../base/tax/vat-number.ts';

interface TaxNumbers {
  countryId: number;
  /** undefined: unchanged. */
  vatNumber?: string | undefined;
  eoriNumber?: string | undefined;
}

/**
 * Checks the VAT and EORI number of a company by form, country and check digits (O3), if one of them or its country changes.
 * @param before  null: a new company
 * @throws {InvalidInputError} by field
 */
export async function requireTaxNumbers(
  draft: TaxNumbers,
  before: Required<TaxNumbers> | null,
  { countryById }: Pick<HotData, 'countryById'>,
): Promise<void> {
  const { countryId, vatNumber = before?.vatNumber ?? '', eoriNumber = before?.eoriNumber ?? '' } = draft;
  const isSameVat = before !== null && vatNumber === before.vatNumber && countryId === before.countryId;
  const vatFault = isSameVat ? null : await vatNumberFault(vatNumber, countryById.get(countryId)?.iso2 ?? '');
  const eoriFault = eoriNumber === before?.eoriNumber ? null : eoriNumberFault(eoriNumber);
  const errors = [
    ...(vatFault === null ? [] : [{ field: 'vatNumber', message: message(`refusal.vat-number.${vatFault}`) }]),
    ...(eoriFault === null ? [] : [{ field: 'eoriNumber', message: message('refusal.eori-number') }]),
  ];
  if (errors.length > 0) throw new InvalidInputError(errors);
}
