import { dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { legalKindIn } from '../../base/kernel/legal-kind.ts';
import type { OperationContext } from '../../base/operations/operation.ts';
import { parseText } from '../../base/store/news-text.ts';
import type { LegalChanges, LegalPage } from './answers.ts';
import { countBuyersAsked } from './agreement-queries.ts';
import { agreementToAsk, changesOfTexts } from './legal-changes.ts';
import { findLastPublished, findLegalTexts, findLegalVersion } from './legal-queries.ts';
import { textsByLanguage } from './legal-rules.ts';
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

/**
 * Reads what the publication of a draft would change (O1), and how many buyers would be asked to agree (O2).
 * @throws {NotFoundError}
 */
export async function readLegalChanges(
  { legalVersionId }: { legalVersionId: number },
  { shop }: Pick<OperationContext, 'shop'>,
): Promise<LegalChanges> {
  const draft = await findLegalVersion(shop.db, legalVersionId);
  if (draft === undefined) throw new NotFoundError('legal-page');
  const last = await findLastPublished(shop.db, draft.kind);
  const agreementAsked = agreementToAsk(draft.kind, shop.hot().settings.termsAgreement);
  return {
    since: last?.number ?? null,
    textChanges: changesOfTexts(last?.texts ?? {}, textsByLanguage(draft.says)),
    agreementAsked,
    buyersAsked: agreementAsked === 'order' || agreementAsked === 'changed' ? await countBuyersAsked(shop.db) : 0,
  };
}
