import { type Territory, territoryOfNumber } from './territory.ts';

/** Faults of a VAT or EORI number, in the order in which they are checked. */
export type TaxNumberFault = 'form' | 'country' | 'suffix' | 'checksum';

/** Countries whose companies have a VAT number of another prefix than their own. */
const NUMBERS_OF: Readonly<Record<string, readonly Territory[]>> = {
  GB: ['GB', 'XI'],
  IM: ['GB'],
  LI: ['CH', 'LI'],
  MC: ['FR'],
};

/**
 * Returns the fault of a company's VAT number, or null. The check digits of the Union, Great Britain, Northern Ireland, Switzerland and Norway
 * are checked; elsewhere any number is allowed, because tax does not depend on it.
 * @param number  compact; '' is allowed
 * @param country  of the company, by ISO 3166
 */
export async function vatNumberFault(number: string, country: string): Promise<TaxNumberFault | null> {
  if (number === '') return null;
  const issuer = territoryOfNumber(number);
  const issuers = NUMBERS_OF[country] ?? [country];
  const validators = await validatorsFor(issuer);
  const isChecked = validators.length > 0 || (await validatorsFor(issuers[0] ?? country)).length > 0;
  if (!isChecked) return /^[A-Z\d]{4,20}$/.test(number) ? null : 'form';
  if (!/^[A-Z]{2}[A-Z\d]{4,18}$/.test(number)) return 'form';
  if (!issuers.includes(issuer)) return 'country';
  const isValid = (digits: string) => validators.some((validator) => validator.validate(digits).isValid);
  if (!number.startsWith('CHE')) return isValid(number.slice(2)) ? null : 'checksum';
  if (isValid(number)) return null;
  return isValid(`${number}MWST`) ? 'suffix' : 'checksum';
}

/** Returns the fault of an EORI number, or null. It has no check digits, and may be of any country that issued it. */
export function eoriNumberFault(number: string): TaxNumberFault | null {
  return number === '' || /^[A-Z]{2}[A-Z\d]{1,15}$/.test(number) ? null : 'form';
}

/** The checks of a country's VAT numbers. The package is read with the first number, because most processes never need it. */
async function validatorsFor(territory: Territory) {
  const { euVat, stdnum } = await import('stdnum');
  if (territory === 'GB' || territory === 'XI') return [stdnum['GB']?.['vat']].filter((each) => each !== undefined);
  if (territory === 'NO') return [stdnum['NO']?.['mva']].filter((each) => each !== undefined);
  return euVat[territory] ?? [];
}
