import { data } from 'react-router';
import { type LegalPage, legalPaths } from '#shop/people/legal/paths.ts';
import { RefusedError, type PageArgs } from '../../../page-context.ts';
import { contentTextsIn } from '../content-text.ts';

/** Reads the legal page of an address, or one of its versions; an unknown one is a 404. */
export async function readLegalPage({ params, context }: PageArgs): Promise<LegalPage> {
  const { kind = '', version } = params;
  const asked =
    version === undefined
      ? await context.ask(legalPaths.page, { kind })
      : await context.ask(legalPaths.version, { kind, number: Number(version) });
  if (asked.ok) return asked.output;
  const { status } = asked.refusal;
  if (status !== 404 && status !== 400) throw new RefusedError(asked.refusal);
  throw data({ message: contentTextsIn(context.language).t('content.legal-unknown') }, { status: 404 });
}
