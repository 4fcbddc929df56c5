import type { Told } from '../../kernel/message.ts';
import type * as letter from './letter.ts';

type Block = Told<letter.Block>;
type Fact = Told<letter.Fact>;
type OrderedLine = Told<letter.OrderedLine>;

/** A letter as plain text. */
export function letterText({ heading, blocks }: letter.SaidLetter, sender: letter.Sender): string {
  const parts = [heading, ...blocks.map(blockText), signature(sender)];
  return `${parts.map(withoutControls).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'links':
      return block.links.map(({ label, note, url }) => `${label} (${note}):\n${url}`).join('\n\n');
    case 'facts':
      return block.facts
        .filter(([, value]) => value !== '')
        .map(factText)
        .join('\n');
    case 'lines':
      return [...block.lines.map(lineText), block.totals.map(factText).join('\n')].join('\n\n');
    default:
      return block satisfies never;
  }
}

function factText([label, value]: Fact): string {
  const [first = '', ...others] = value.split('\n');
  return [`${label}: ${first}`, ...others.map((line) => `  ${line}`)].join('\n');
}

function lineText({ name, details, quantity, unitPrice, lineTotal }: OrderedLine): string {
  const more = details.filter((detail) => detail !== '').map((detail) => `  ${detail}`);
  return [name, ...more, `  ${quantity} × ${unitPrice} = ${lineTotal}`].join('\n');
}

function signature({ name, tagline, offices }: letter.Sender): string {
  const lines = offices.map((office) => `${office.region}: ${office.telephone}, ${office.email}`);
  return ['-- ', name, tagline, ...lines].join('\n');
}

/** Line breaks stay, everything else that steers a terminal goes. */
function withoutControls(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, '');
}
