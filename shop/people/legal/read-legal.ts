import { dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { legalKindIn } from '../../base/kernel/legal-kind.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { parseText } from '../../base/store/news-text.ts';
import type { LegalPage } from './answers.ts';
import { findLegalTexts } from './legal-queries.ts';
import { stateOf, versionInForce } from './legal-version.ts';

/**
 * Reads a version of a legal page in the caller's language, or in English. Without a number it is the version that applies
 * today; before the first one applies, the first.
 * @throws {NotFoundError} there is no such page or version
 */
export async function readLegalPage(
  asked: { kind: string; number?: number },
  { shop, translator: { language } }: Pick<OperationContext, 'shop' | 'translator'>,
): Promise<LegalPage> {
  const kind = legalKindIn(asked.kind);
  const today = dayInZone(shop.clock.now(), shop.store.timeZone);
  const versions = shop.hot().legalVersions.filter((version) => version.kind === kind);
  const [first] = versions;
  if (kind === undefined || first === undefined) throw new NotFoundError('legal-page');
  const shown =
    asked.number === undefined
      ? (versionInForce(versions, kind, today) ?? first)
      : versions.find(({ number }) => number === asked.number);
  const texts = shown && (await findLegalTexts(shop.db, shown));
  if (shown === undefined || texts === undefined) throw new NotFoundError('legal-page');
  const own = texts[language];
  return {
    ...shown,
    versionState: stateOf(shown, versions, today),
    language: own === undefined ? 'en' : language,
    blocks: parseText(own ?? texts.en ?? ''),
    versions: versions.toReversed().map((version) => ({
      number: version.number,
      effectiveFrom: version.effectiveFrom,
      versionState: stateOf(version, versions, today),
    })),
  };
}
