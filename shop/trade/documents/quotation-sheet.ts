import { Paper } from '#platform/pdf/paper.ts';
import { formatDay } from '../../base/days/calendar-day.ts';
import { message } from '../../base/messages/message.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { localizeStoreTexts } from '../../base/store/localize-store-texts.ts';
import type { OfferPaper } from '../quotations/offer-paper.ts';
import {
  drawLegalPages,
  drawLetterhead,
  drawOffices,
  drawSignature,
  finishSheet,
  furtherPage,
  LABEL,
  type OrderSheetStore,
  TEXT,
} from './letterhead.ts';
import { consigneeLines, drawFigures, drawTaxNote, paymentLines } from './order-sheet.ts';

/** Draws an offer as a PDF (K6), with the figures of every page (D7). The same version always yields the same file. */
export function quotationSheet(offer: OfferPaper, ours: OrderSheetStore, translator: Translator): Promise<Buffer> {
  const { format, language } = translator;
  const store = localizeStoreTexts(ours, ours, language);
  const title = format(message('sheet.quotation', { number: offer.quotationNumber }));
  const paper = new Paper({
    title,
    author: store.name,
    subject: offer.company,
    createdAt: new Date(offer.madeAt),
    language,
  });
  const day = formatDay(new Date(offer.madeAt), store.timeZone, language);
  const nextPage = furtherPage(paper, [store.name, `${offer.quotationNumber}   ${day}`]);
  const head = format(message('sheet.title.quotation'));
  drawLetterhead(paper, store, { title: head, reference: offer.quotationNumber, day });
  drawParties(paper, offer, translator);
  drawFigures(paper, figuresOf(offer), translator, nextPage);
  if (ours.taxOnScreens !== 'silent') drawTaxNote(paper, offer, translator);
  drawMessage(paper, offer, nextPage);
  drawSignature(paper, format(message('sheet.accepted')), translator, nextPage);
  drawOffices(paper, store, translator, nextPage);
  drawLegalPages(paper, ours, translator, nextPage);
  return finishSheet(paper, `${store.name} · ${title}`, translator);
}

function figuresOf(offer: OfferPaper) {
  const lines = offer.lines.map((line) => ({ ...line, productDetails: '', ownNumber: null }));
  return { ...offer, couponCode: null, lines };
}

/** Prints customer, delivery address and the last day in three columns. */
function drawParties(paper: Paper, offer: OfferPaper, translator: Translator): void {
  const { format, language } = translator;
  const gap = 18;
  const width = (paper.width - 2 * gap) / 3;
  const until = format(message('sheet.valid-until', { day: formatDay(offer.validUntil, 'UTC', language) }));
  const blocks: [title: string, lines: string[]][] = [
    [
      format(message('sheet.billing-address')),
      [offer.askedBy, offer.company, ...offer.billingAddress.split('\n')].filter((line) => line !== ''),
    ],
    [
      format(message('sheet.delivery-address')),
      offer.deliveryAddress === null
        ? ['–']
        : consigneeLines({ company: offer.company, deliveryAddress: offer.deliveryAddress }),
    ],
    [
      format(message('sheet.terms')),
      [
        until,
        ...paymentLines(offer, translator),
        ...offer.terms.split('\n'),
        ...(offer.partsAllowed ? [format(message('sheet.quotation-parts'))] : []),
      ],
    ],
  ];
  const ends = blocks.map(([title, lines], index) => {
    const x = paper.left + index * (width + gap);
    paper.line(title, x, paper.y, LABEL);
    return paper.lines(
      lines.flatMap((line) => paper.wrap(line, width, TEXT)),
      x,
      paper.y + 12,
      TEXT,
    );
  });
  paper.y = Math.max(...ends) + 16;
}

/** Prints the message to the buyer below the figures. */
function drawMessage(paper: Paper, { remarks }: OfferPaper, nextPage: () => void): void {
  if (remarks === '') return;
  const lines = remarks.split('\n').flatMap((line) => paper.wrap(line, paper.width, TEXT));
  if (paper.y + paper.height(TEXT, lines.length) + 20 > paper.bottom) nextPage();
  paper.y = paper.lines(lines, paper.left, paper.y + 10, TEXT) + 6;
}
