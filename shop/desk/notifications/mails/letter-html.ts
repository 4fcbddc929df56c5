import type { Translated } from '../../../base/messages/message.ts';
import { LOGO_IN_MAILS } from '../../../base/settings/logo.ts';
import { paperColours } from '../../../base/settings/shop-colours.ts';
import type * as letter from './letter.ts';
import { signatureLines } from './letter.ts';

type Block = Translated<letter.Block>;
type Fact = Translated<letter.Fact>;
type Colours = ReturnType<typeof paperColours>;

// Paper and ink as on pages (web/design/tokens.css), written out, because mail programs support neither variables nor
// style sheets.
const PAPER = '#fbfaf7';
const RAISED = '#ffffff';
const INK = '#11151a';
const SOFT = '#4a4a47';
const LINE = '#dedbd3';

const FONT = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
const PART_FONT = "font-family:'IBM Plex Mono',Menlo,Consolas,monospace";
const TEXT = `margin:0 0 16px;font-size:15px;line-height:23px;color:${INK}`;
const SMALL = `font-size:13px;line-height:20px;color:${SOFT}`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** A letter as HTML for mail programs: tables, inline styles, no external resources. */
export function letterHtml(
  { language, subject, heading, blocks }: letter.TranslatedLetter,
  sender: letter.Sender,
): string {
  const colours = paperColours(sender);
  // One step is the button; further ones are links.
  const step = blocks.find(({ kind }) => kind === 'button');
  const content = blocks.map((block) =>
    block.kind === 'button' && block !== step
      ? `<p style="${TEXT}">${link(block.url, block.label, colours)}</p>`
      : blockHtml(block, colours),
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER};${FONT}">
<table ${TABLE} width="100%" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} width="100%" style="max-width:600px;background:${RAISED};border:1px solid ${LINE}">
<tr><td style="padding:0;font-size:0;line-height:0">${colourBar(colours)}</td></tr>
<tr><td style="padding:24px 28px 0;font-size:17px;font-weight:700;color:${INK}">${face(sender)}</td></tr>
<tr><td style="padding:20px 28px 12px">
<h1 style="margin:0 0 18px;font-size:22px;line-height:28px;font-weight:700;color:${INK}">${escapeHtml(heading)}</h1>
${content.join('\n')}
</td></tr>
<tr><td style="padding:16px 28px 24px;border-top:1px solid ${LINE};${SMALL}">${signature(sender, colours)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** Escapes user input for HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function blockHtml(block: Block, colours: Colours): string {
  switch (block.kind) {
    case 'text':
      return `<p style="${TEXT}">${withBreaks(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;${SMALL}">${withBreaks(block.text)}</p>`;
    case 'button':
      return button(block.label, block.url, colours);
    case 'links':
      return block.links
        .map(
          ({ label, note, url }) =>
            `${button(label, url, colours)}<p style="margin:0 0 16px;${SMALL}">${escapeHtml(note)}</p>`,
        )
        .join('\n');
    case 'facts':
      return `<table ${TABLE} width="100%" style="margin:0 0 16px">${block.facts
        .filter(([, value]) => value !== '')
        .map(factRow)
        .join('')}</table>`;
    case 'lines':
      return linesTable(block);
    case 'items':
      return itemsTable(block);
    default:
      return block satisfies never;
  }
}

function factRow([label, value]: Fact): string {
  return `<tr><td valign="top" width="150" style="padding:4px 12px 4px 0;${SMALL}">${escapeHtml(label)}</td><td valign="top" style="padding:4px 0;font-size:15px;line-height:21px;color:${INK}">${withBreaks(value)}</td></tr>`;
}

function linesTable({ heads, lines, totals, taxNote }: Extract<Block, { kind: 'lines' }>): string {
  const head = (text: string, align: 'left' | 'right') =>
    `<th align="${align}" style="padding:6px 0 6px ${align === 'left' ? 0 : 14}px;font-size:12px;font-weight:600;color:${SOFT};border-bottom:2px solid ${INK}">${escapeHtml(text)}</th>`;
  const figure = (text: string, below: string | null = null) =>
    `<td align="right" valign="top" style="padding:8px 0 8px 14px;font-size:14px;color:${INK};border-bottom:1px solid ${LINE};white-space:nowrap">${escapeHtml(text)}${below === null ? '' : `<br><span style="${SMALL}">${escapeHtml(below)}</span>`}</td>`;
  const rows = lines.map(({ name, details, quantity, unitPrice, per, lineTotal }) => {
    const more = details.filter((detail) => detail !== '').map((detail) => `<br>${withBreaks(detail)}`);
    return `<tr><td valign="top" style="padding:8px 8px 8px 0;${SMALL};border-bottom:1px solid ${LINE}"><strong style="${PART_FONT};font-size:14px;color:${INK}">${escapeHtml(name)}</strong>${more.join('')}</td>${figure(unitPrice, per)}${figure(String(quantity))}${figure(lineTotal)}</tr>`;
  });
  const sums = totals.map(([label, value], index) => {
    const weight = index === totals.length - 1 ? `font-weight:700;border-top:2px solid ${INK}` : 'font-weight:400';
    return `<tr><td colspan="3" align="right" style="padding:6px 8px;font-size:14px;color:${INK};${weight}">${escapeHtml(label)}</td><td align="right" style="padding:6px 0 6px 8px;font-size:14px;color:${INK};white-space:nowrap;${weight}">${escapeHtml(value)}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 20px;border-collapse:collapse"><tr>${head(heads.item, 'left')}${head(heads.price, 'right')}${head(heads.quantity, 'right')}${head(heads.total, 'right')}</tr>${rows.join('')}${sums.join('')}</table>${taxNote === null ? '' : `<p align="right" style="margin:0 0 16px;${SMALL}">${escapeHtml(taxNote)}</p>`}`;
}

function itemsTable({ heads, items }: Extract<Block, { kind: 'items' }>): string {
  const head = (text: string, align: 'left' | 'right') =>
    `<th align="${align}" style="padding:6px 0;font-size:12px;font-weight:600;color:${SOFT};border-bottom:2px solid ${INK}">${escapeHtml(text)}</th>`;
  const rows = items.map(({ name, details, quantity }) => {
    const more = details.filter((detail) => detail !== '').map((detail) => `<br>${withBreaks(detail)}`);
    return `<tr><td valign="top" style="padding:8px 8px 8px 0;${SMALL};border-bottom:1px solid ${LINE}"><strong style="${PART_FONT};font-size:14px;color:${INK}">${escapeHtml(name)}</strong>${more.join('')}</td><td align="right" valign="top" style="padding:8px 0;font-size:14px;color:${INK};border-bottom:1px solid ${LINE}">${quantity}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 20px;border-collapse:collapse"><tr>${head(heads.item, 'left')}${head(heads.quantity, 'right')}</tr>${rows.join('')}</table>`;
}

function button(label: string, url: string, { bar, onBar }: Colours): string {
  return `<table ${TABLE} style="margin:0 0 16px"><tr><td style="background:${bar};border-radius:3px"><a href="${escapeHtml(url)}" target="_blank" rel="noopener" style="display:inline-block;padding:11px 20px;font-size:15px;font-weight:600;color:${onBar};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

function link(url: string, label: string, { text }: Colours): string {
  return `<a href="${escapeHtml(url)}" target="_blank" rel="noopener" style="color:${text}">${escapeHtml(label)}</a>`;
}

function signature(sender: letter.Sender, colours: Colours): string {
  const links = sender.legalLinks.map(({ label, url }) => link(url, label, colours)).join(' · ');
  return [...signatureLines(sender).map(escapeHtml), ...(links === '' ? [] : [links])].join('<br>');
}

/** Space of a logo, in pixels. */
const LOGO = { width: 240, height: 40 };

/** The shop's logo; its name without one, and in mail programs that show no pictures. */
function face({ name, logo }: letter.Sender): string {
  if (logo === null) return escapeHtml(name);
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
  return `<img src="${LOGO_IN_MAILS}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:block;border:0">`;
}

/** A bar in the shop's colours, as on its sheets. */
function colourBar({ bar, accent }: Colours): string {
  const field = (colour: string, width: string) =>
    `<td width="${width}" height="4" style="height:4px;background:${colour}">&nbsp;</td>`;
  return `<table ${TABLE} width="100%"><tr>${field(bar, '75%')}${field(accent, '25%')}</tr></table>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
