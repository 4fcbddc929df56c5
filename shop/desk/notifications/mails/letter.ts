import type { Language } from '#texts/languages.ts';
import type { Message, Translated } from '../../../base/messages/message.ts';
import type { Logo } from '../../../base/settings/logo.ts';
import type { StoreConfiguration } from '../../../base/store/store-configuration.ts';

/** Content of a mail, before it is translated and laid out. Values may contain any user input. */
export interface Letter {
  /** Exactly one address. */
  to: string;
  subject: Message;
  heading: Message;
  blocks: readonly Block[];
}

/** A piece of a mail. */
export type Block =
  | { kind: 'text'; text: Message }
  | { kind: 'button'; label: Message; url: string }
  | { kind: 'links'; links: readonly { label: Message; note: string | Message; url: string }[] }
  | { kind: 'facts'; facts: readonly Fact[] }
  | {
      kind: 'lines';
      heads: LineHeads;
      lines: readonly OrderedLine[];
      totals: readonly Fact[];
      /** Says that the prices exclude tax (O3); write-mail.ts removes it if the shop is silent. */
      taxNote: Message | null;
    }
  | { kind: 'items'; heads: Readonly<Record<'item' | 'quantity', Message>>; items: readonly LetterItem[] }
  | { kind: 'note'; text: string | Message };

/** A part with its quantity, without a price. */
export interface LetterItem {
  name: string;
  /** Further details; empty ones are omitted. */
  details: readonly (string | Message)[];
  quantity: number;
}

/** A value with its name; a value may have several lines, and an empty one is omitted. */
export type Fact = readonly [label: Message, value: string | Message];

/** Headings of the lines of an order. */
export type LineHeads = Readonly<Record<'item' | 'price' | 'quantity' | 'total', Message>>;

/** A letter in its reader's language. */
export type TranslatedLetter = Translated<Letter> & { language: Language };

/** A line of an order with formatted figures. */
export interface OrderedLine {
  name: string;
  /** Further details; empty ones are omitted. */
  details: readonly (string | Message)[];
  quantity: number;
  unitPrice: Message;
  /** Unit of the price, if it is not a single piece. */
  per: Message | null;
  lineTotal: Message;
}

/** Sender of a mail, with links to the legal pages (O1). */
export interface Sender extends Pick<
  StoreConfiguration,
  'name' | 'tagline' | 'offices' | 'actionColour' | 'accentColour'
> {
  legalLinks: readonly { label: string; url: string }[];
  /** Size of the attached logo; null: the name instead. */
  logo: Pick<Logo, 'width' | 'height'> | null;
  /** "Our VAT number: …"; '': none. */
  taxNumber: string;
}

/** The firms behind a letter, as business letters name them: legal name, address, telephone, email; and the VAT number. */
export function signatureLines({ name, tagline, offices, taxNumber }: Sender): string[] {
  const firms = offices.flatMap(({ company, lines, country, telephone, email }) => [
    [company, ...lines, country].filter((part) => part !== '').join(', '),
    [telephone, email].filter((part) => part !== '').join(', '),
  ]);
  return [name, tagline, ...firms, taxNumber].filter((line) => line !== '');
}
