import type { Language } from '#texts/languages.ts';
import type { Translated } from '../../../base/messages/message.ts';
import type * as letter from './letter.ts';
import { signatureLines } from './letter.ts';

type Block = Translated<letter.Block>;
type Fact = Translated<letter.Fact>;
type OrderedLine = Translated<letter.OrderedLine>;

/** A letter as plain text. */
export function letterText({ language, heading, blocks }: letter.TranslatedLetter, sender: letter.Sender): string {
  const colon = colonIn(language);
  const parts = [heading, ...blocks.map((block) => blockText(block, colon)), signature(sender, colon)];
  return `${parts.map(withoutControls).join('\n\n')}\n`;
}

/** French has a no-break space before its colon; many plain-text fonts lack the narrow one of the screens. */
function colonIn(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}

function blockText(block: Block, colon: string): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}${colon}\n${block.url}`;
    case 'links':
      return block.links.map(({ label, note, url }) => `${label} (${note})${colon}\n${url}`).join('\n\n');
    case 'facts':
      return block.facts
        .filter(([, value]) => value !== '')
        .map((fact) => factText(fact, colon))
        .join('\n');
    case 'lines':
      return [
        ...block.lines.map(lineText),
        block.totals.map((fact) => factText(fact, colon)).join('\n'),
        ...(block.taxNote === null ? [] : [block.taxNote]),
      ].join('\n\n');
    case 'items':
      return block.items.map(itemText).join('\n');
    default:
      return block satisfies never;
  }
}

function factText([label, value]: Fact, colon: string): string {
  const [first = '', ...others] = value.split('\n');
  return [`${label}${colon} ${first}`, ...others.map((line) => `  ${line}`)].join('\n');
}

function itemText({ name, details, quantity }: Translated<letter.LetterItem>): string {
  return `${quantity} × ${[name, ...details.filter((detail) => detail !== '')].join(', ')}`;
}

function lineText({ name, details, quantity, unitPrice, per, lineTotal }: OrderedLine): string {
  const more = details.filter((detail) => detail !== '').map((detail) => `  ${detail}`);
  return [name, ...more, `  ${quantity} × ${per === null ? unitPrice : `${unitPrice} ${per}`} = ${lineTotal}`].join(
    '\n',
  );
}

function signature(sender: letter.Sender, colon: string): string {
  const links = sender.legalLinks.map(({ label, url }) => `${label}${colon} ${url}`);
  return ['-- ', ...signatureLines(sender), ...links].join('\n');
}

/** Keeps line breaks and removes all other control characters, which could affect a terminal. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, '');
}
