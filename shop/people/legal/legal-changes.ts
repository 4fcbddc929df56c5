import { structuredPatch } from 'diff';
import type { TermsAgreement } from '../../base/kernel/agreement.ts';
import type { LegalKind } from '../../base/kernel/legal-kind.ts';
import type { LegalLanguageChange } from './answers.ts';
import { listTexts } from './legal-rules.ts';
import type { LegalTexts } from './tables.ts';

const MARKS = { '+': 'added', '-': 'removed', ' ': 'kept' } as const;

/** The changed lines of each language with the line before and after them; languages without a change are left out. */
export function changesOfTexts(before: LegalTexts, after: LegalTexts): LegalLanguageChange[] {
  return listTexts({ ...before, ...after }).flatMap(({ language }) => {
    const [old = '', next = ''] = [before[language], after[language]];
    const { hunks } = structuredPatch('', '', ended(old), ended(next), '', '', { context: 1 });
    const lines = hunks.flatMap((hunk) => hunk.lines).flatMap(lineOf);
    return lines.length === 0 ? [] : [{ language, lines }];
  });
}

/** A last line without its break would differ from the same line in the middle. */
const ended = (text: string) => (text === '' ? '' : `${text}\n`);

function lineOf(marked: string): LegalLanguageChange['lines'] {
  const change = MARKS[marked[0] as keyof typeof MARKS];
  const text = marked.slice(1);
  return text === '' ? [] : [{ change, text }];
}

/** Those who are asked to agree to a new version (O2): only the terms need an agreement. */
export function agreementToAsk(kind: LegalKind, termsAgreement: TermsAgreement): TermsAgreement {
  return kind === 'terms' ? termsAgreement : 'none';
}
