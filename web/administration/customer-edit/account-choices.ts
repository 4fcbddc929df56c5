import { t } from '../staff-text.ts';

/** The currencies of an account by their documented numbers (B1). */
export const CURRENCIES = [
  ['1', 'customer.usd'],
  ['2', 'customer.gbp'],
  ['3', 'customer.eur'],
] as const;

/** Price classes for a customer; 0, "Not Set", means none (C7). */
export const PRICE_CLASSES = [
  ['1', 'customer.class-1'],
  ['2', 'customer.class-2'],
  ['3', 'customer.class-3'],
] as const;

export const ADMIN_CONTACTS = [
  ['1', 'customer.contact-1'],
  ['2', 'customer.contact-2'],
] as const;

type Choices = readonly (readonly [string, Parameters<typeof t>[0]])[];

const labelIn = (choices: Choices, none?: Choices[number][1]) => (number: string) => {
  const label = choices.find(([known]) => known === number)?.[1] ?? none;
  return label === undefined ? '' : t(label);
};

export const currencyName = labelIn(CURRENCIES);
export const priceClassName = labelIn(PRICE_CLASSES, 'customer.class-0');
export const contactName = labelIn(ADMIN_CONTACTS);
