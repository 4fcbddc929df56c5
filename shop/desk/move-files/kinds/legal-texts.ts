import { isNotNull } from 'drizzle-orm';
import { isLanguage, type Language, languages } from '#texts/languages.ts';
import { LEGAL_KINDS, type LegalKind } from '../../../base/kernel/legal-kind.ts';
import { message } from '../../../base/messages/message.ts';
import { readPublishedVersions } from '../../../people/legal/legal-queries.ts';
import { LEGAL_TEXT_MAX, legalTextRefusal, listTexts, textsByLanguage } from '../../../people/legal/legal-rules.ts';
import { legalVersions } from '../../../people/legal/tables.ts';
import { type Cells, day, instant, type MoveColumn, oneOf, required, textBy, wholeNumber } from '../column.ts';
import type { MoveKind, Remark } from '../kind.ts';
import { only } from '../which.ts';

const LANGUAGES = Object.keys(languages).filter(isLanguage);
const text = textBy((typed) => legalTextRefusal(typed));

const textColumn = (language: Language): MoveColumn => ({
  heading: language,
  about:
    language === 'en'
      ? `Its text in Markdown, at most ${LEGAL_TEXT_MAX} letters; line breaks stay`
      : `The same in ${languages[language]}; empty: not translated`,
  example: language === 'en' ? 'We deliver *ex works*.' : '',
  read: (typed, hot) => (language === 'en' ? required(text) : text)(typed.replaceAll('\r\n', '\n'), hot),
});

/** Published versions of the legal pages (Q5, O1). They never change, and never go: somebody may have agreed to one. */
export const legalTextKind: MoveKind = {
  name: 'legal-texts',
  columns: [
    { heading: 'page', about: LEGAL_KINDS.join(', '), example: 'terms', read: required(oneOf(...LEGAL_KINDS)) },
    {
      heading: 'number',
      about: 'Number of the version, which members agreed to',
      example: '1',
      read: required(wholeNumber(1, 10_000)),
    },
    { heading: 'effectiveFrom', about: 'First day on which it applies', example: '2024-05-01', read: required(day) },
    {
      heading: 'publishedAt',
      about: 'When it was published, as 2024-04-30 09:50 (UTC) or with an offset',
      example: '2024-04-30T09:50:00.000Z',
      read: required(instant),
    },
    ...LANGUAGES.map(textColumn),
  ],
  keyOf: ({ page = '', number = '' }) => `${page}/${number}`,
  async find(db, rows) {
    const { id, kind, number } = legalVersions;
    const found = await db.select({ id, kind, number }).from(legalVersions).where(isNotNull(number));
    const idOf = new Map(found.map((version) => [`${version.kind}/${version.number}`, version.id]));
    return rows.map(({ cells }) => idOf.get(`${cells.page}/${cells.number}`) ?? null);
  },
  async stored(db, which) {
    const rows = await only(
      db.select().from(legalVersions).$dynamic(),
      legalVersions.id,
      which,
      isNotNull(legalVersions.number),
    );
    return rows.map(({ id, kind, number, effectiveFrom, publishedAt, texts }) => ({
      id,
      cells: {
        page: kind,
        number: String(number),
        effectiveFrom: effectiveFrom ?? '',
        publishedAt: publishedAt?.toISOString() ?? '',
        ...Object.fromEntries(LANGUAGES.map((language) => [language, ''])),
        ...Object.fromEntries(listTexts(texts).map((each) => [each.language, each.text.trim()])),
      },
    }));
  },
  async check(db, rows) {
    const published = await readPublishedVersions(db);
    const coming = rows.filter(({ id }) => id === null).map(({ cells }) => versionIn(cells));
    return rows.flatMap(({ row, id, cells }): Remark[] => {
      if (id !== null) return [{ row, heading: 'number', message: message('staff-rule.move.settled') }];
      const { kind, number, effectiveFrom } = versionIn(cells);
      const ofPage = [...published, ...coming].filter((version) => version.kind === kind);
      const isOutOfOrder =
        published.some((version) => version.kind === kind && version.number > number) ||
        ofPage.some((version) => version.number < number && version.effectiveFrom > effectiveFrom);
      if (isOutOfOrder) return [{ row, heading: 'effectiveFrom', message: message('staff-rule.legal-day-order') }];
      const question = message('staff-rule.move.legal-stays', { row, number });
      return [{ row, heading: 'number', message: question, isQuestion: true }];
    });
  },
  async add(tx, rows) {
    const added = await tx
      .insert(legalVersions)
      .values(
        rows.map(({ cells }) => ({
          ...versionIn(cells),
          publishedAt: new Date(cells.publishedAt ?? ''),
          texts: textsByLanguage(LANGUAGES.map((language) => ({ language, text: cells[language] ?? '' }))),
        })),
      )
      .returning({ id: legalVersions.id });
    return added.map(({ id }) => id);
  },
  async change() {}, // `check` refuses it
  remove: async () => [],
};

function versionIn({ page, number, effectiveFrom = '' }: Cells) {
  return { kind: kindIn(page), number: Number(number), effectiveFrom };
}

function kindIn(page: string | undefined): LegalKind {
  return LEGAL_KINDS.find((kind) => kind === page) ?? 'terms';
}
