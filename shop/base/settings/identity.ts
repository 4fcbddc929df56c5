import { isEmailAddress } from '../kernel/email-address.ts';
import type { FieldErrors } from '../messages/field-errors.ts';
import { message, type RuleMessage } from '../messages/message.ts';
import { neutralStore } from '../store/neutral-store.ts';
import type { Settings } from './settings.ts';
import { colourRefusal, SHOP_COLOURS } from './shop-colours.ts';
import type { Office, StoreConfiguration } from '../store/store-configuration.ts';

/** Whose shop it is, as staff keep it; it replaces the same members of the store's file (D28). */
export type ShopIdentity = Pick<
  StoreConfiguration,
  'name' | 'tagline' | 'offices' | 'bankDetails' | 'cutOff' | 'actionColour' | 'accentColour'
>;

/** An office as staff type it: its address as a text of several lines. */
export type OfficeDraft = Omit<Office, 'lines' | 'place'> & { address: string };

export type IdentityDraft = Omit<ShopIdentity, 'offices'> & { offices: readonly OfficeDraft[] };

/** Largest number of characters of each text. */
export const IDENTITY_MAX = { name: 60, tagline: 120, bankDetails: 300, cutOff: 120 } as const;
export const OFFICE_MAX = {
  region: 60,
  company: 100,
  address: 300,
  country: 60,
  telephone: 40,
  email: 50,
  hours: 120,
} as const satisfies Record<keyof OfficeDraft, number>;

/** Number of offices that fit on sheets. */
export const MAX_OFFICES = 2;

const OFFICE_FIELDS = Object.keys(OFFICE_MAX) as readonly (keyof OfficeDraft)[];
const SHOP_FIELDS = Object.keys(IDENTITY_MAX) as readonly (keyof typeof IDENTITY_MAX)[];

/** Validates the identity as staff type it; an office's fields are named 'offices.0.email'. */
export function identityErrors(draft: IdentityDraft): FieldErrors<string> {
  const refusals: [string, RuleMessage | null][] = [
    ...SHOP_FIELDS.map((field): [string, RuleMessage | null] => [
      field,
      textRefusal(draft[field], IDENTITY_MAX[field], field === 'name'),
    ]),
    ...draft.offices.flatMap((office, at) =>
      OFFICE_FIELDS.map((field): [string, RuleMessage | null] => [
        `offices.${at}.${field}`,
        officeRefusal(office, field),
      ]),
    ),
  ];
  for (const colour of SHOP_COLOURS) refusals.push([colour, colourRefusal(draft[colour].trim())]);
  if (draft.offices.length === 0) refusals.push(['offices.0.company', message('staff-rule.shop-required')]);
  return Object.fromEntries(refusals.filter((refusal): refusal is [string, RuleMessage] => refusal[1] !== null));
}

function officeRefusal(office: OfficeDraft, field: keyof OfficeDraft): RuleMessage | null {
  const refusal = textRefusal(office[field], OFFICE_MAX[field], field !== 'hours');
  if (refusal !== null || field !== 'email') return refusal;
  return isEmailAddress(office.email.trim()) ? null : message('rule.email-unusable');
}

function textRefusal(text: string, longest: number, isRequired: boolean): RuleMessage | null {
  if (text.trim() === '') return isRequired ? message('staff-rule.shop-required') : null;
  return text.trim().length > longest ? message('rule.too-long') : null;
}

/** The identity of a valid draft. An office whose address changed loses its map, which shows the old place. */
export function identityOf(draft: IdentityDraft, before: Pick<ShopIdentity, 'offices'>): ShopIdentity {
  const offices = draft.offices.map(({ address, ...texts }, at): Office => {
    const lines = linesOf(address);
    const earlier = before.offices[at];
    const isHere = earlier?.lines.join('\n') === lines.join('\n');
    return { ...trimmed(texts), lines, place: isHere ? earlier.place : null };
  });
  const { offices: _, ...texts } = draft;
  return { ...trimmed(texts), offices };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function trimmed<Texts extends Record<string, string>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()])) as Texts;
}

/** The store's file with whatever staff have changed of it; the sample shop's own only with the sample data. */
export function storeWith(
  file: StoreConfiguration,
  { identity, hasSampleStore }: Pick<Settings, 'identity' | 'hasSampleStore'>,
): StoreConfiguration {
  const own = file.isSample && !hasSampleStore ? neutralStore(file) : file;
  return identity === null ? own : { ...own, ...identity };
}
