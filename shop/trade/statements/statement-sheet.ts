import { Paper } from '#platform/pdf/paper.ts';
import type { Cell } from '#platform/pdf/table.ts';
import { formatDay } from '../../base/days/calendar-day.ts';
import { message } from '../../base/messages/message.ts';
import type { Translator } from '../../base/messages/translator.ts';
import { currencies, formatMoney } from '../../base/money/money.ts';
import { localizeStoreTexts } from '../../base/store/localize-store-texts.ts';
import {
  drawLetterhead,
  drawOffices,
  drawSheetTable,
  finishSheet,
  furtherPage,
  LABEL,
  PART,
  type SheetStore,
  STRONG,
  TEXT,
} from '../documents/letterhead.ts';
import type { Statement, StatementDocument } from './answers.ts';

/** A statement of account with the documents that it prints: those that are not paid. */
export interface StatementPaper extends Statement {
  documents: readonly StatementDocument[];
}

const DAY_WIDTH = 72;
const AMOUNT_WIDTH = 84;

/** Draws the statement of account as a PDF. The same documents on the same day always yield the same file. */
export function statementSheet(statement: StatementPaper, ours: SheetStore, translator: Translator): Promise<Buffer> {
  const { format, language } = translator;
  const store = localizeStoreTexts(ours, ours, language);
  const title = format(message('statement.title'));
  const day = formatDay(statement.statementOn, 'UTC', language);
  const paper = new Paper({
    title: `${title} ${day}`,
    author: store.name,
    subject: statement.company,
    createdAt: new Date(`${statement.statementOn}T00:00:00Z`),
    language,
  });
  const nextPage = furtherPage(paper, [title, day]);
  drawLetterhead(paper, store, { title, reference: '', day });
  paper.line(format(message('sheet.customer')), paper.left, paper.y, LABEL);
  const about = [statement.company, ...(statement.isWhole ? [] : [format(message('statement.own-orders'))])];
  paper.y = paper.lines(
    about.flatMap((line) => paper.wrap(line, paper.width, TEXT)),
    paper.left,
    paper.y + 12,
    TEXT,
  );
  paper.y += 14;
  drawTotals(paper, statement, translator, nextPage);
  drawDocuments(paper, statement, translator, nextPage);
  drawOffices(paper, store, translator, nextPage);
  return finishSheet(paper, `${store.name} · ${title}`, translator);
}

function drawTotals(paper: Paper, { totals }: Statement, translator: Translator, nextPage: () => void): void {
  if (totals.length === 0) return;
  const { format, language } = translator;
  const figures = ['open', 'overdue', 'credit', 'balance'] as const;
  const width = (paper.width - DAY_WIDTH) / figures.length;
  drawSheetTable(paper, {
    columns: [
      { title: format(message('statement.currency')), width: DAY_WIDTH, align: 'left' },
      ...figures.map((name) => ({ title: format(message(`statement.${name}`)), width, align: 'right' as const })),
    ],
    rows: totals.map((total) => [
      [{ text: currencies[total.currency].code, ink: STRONG }],
      ...figures.map((name): Cell => [
        {
          text: formatMoney(total[`${name}Minor`], total.currency, language),
          ink: name === 'balance' ? STRONG : TEXT,
        },
      ]),
    ]),
    nextPage,
  });
  paper.y += 16;
}

function drawDocuments(
  paper: Paper,
  { documents }: StatementPaper,
  translator: Translator,
  nextPage: () => void,
): void {
  const { format, language } = translator;
  if (documents.length === 0) {
    paper.line(format(message('statement.nothing-open')), paper.left, paper.y, TEXT);
    paper.y += 16;
    return;
  }
  const columns = ['issued', 'due'] as const;
  drawSheetTable(paper, {
    columns: [
      {
        title: format(message('statement.document')),
        width: paper.width - 3 * DAY_WIDTH - AMOUNT_WIDTH,
        align: 'left',
      },
      ...columns.map((name) => ({
        title: format(message(`statement.${name}`)),
        width: DAY_WIDTH,
        align: 'left' as const,
      })),
      { title: format(message('statement.state')), width: DAY_WIDTH, align: 'left' },
      { title: format(message('statement.amount')), width: AMOUNT_WIDTH, align: 'right' },
    ],
    rows: documents.map((document) => cellsOf(document, translator)),
    nextPage,
  });

  function cellsOf(document: StatementDocument, { format: say }: Translator): Cell[] {
    const { kind, amountMinor, currency, dueOn, paymentState } = document;
    const figure = (text: string): Cell => [{ text, ink: TEXT }];
    return [
      [
        { text: `${say(message(`statement.kind.${kind}`))} ${document.number}`, ink: PART },
        { text: [document.reference, document.purchaseOrderNumber].filter(Boolean).join(' · '), ink: TEXT },
      ],
      figure(formatDay(document.issuedOn, 'UTC', language)),
      figure(dueOn === null ? '' : formatDay(dueOn, 'UTC', language)),
      [{ text: say(message(`statement.state.${paymentState}`)), ink: paymentState === 'overdue' ? STRONG : TEXT }],
      figure(formatMoney(kind === 'invoice' ? amountMinor : -amountMinor, currency, language)),
    ];
  }
}
