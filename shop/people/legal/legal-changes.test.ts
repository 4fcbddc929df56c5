import { expect, test } from 'vitest';
import { agreementToAsk, changesOfTexts } from './legal-changes.ts';

test('the changes of a page are its added and removed lines between their neighbours, by language (O1)', () => {
  const before = { en: '## Delivery\n\nTwo days.\n\n## Returns\n\n14 days.', de: 'Zwei Tage.', fr: 'Deux jours.' };
  const after = { en: '## Delivery\n\nThree days.\n\n## Returns\n\n14 days.', de: 'Zwei Tage.', it: 'Due giorni.' };
  expect(changesOfTexts(before, after)).toEqual([
    {
      language: 'en',
      lines: [
        { change: 'removed', text: 'Two days.' },
        { change: 'added', text: 'Three days.' },
      ],
    },
    { language: 'fr', lines: [{ change: 'removed', text: 'Deux jours.' }] },
    { language: 'it', lines: [{ change: 'added', text: 'Due giorni.' }] },
  ]);
});

test('a line that is added at the end leaves the line before it as it is (O1)', () => {
  expect(changesOfTexts({ en: 'One.' }, { en: 'One.\nTwo.' })).toEqual([
    {
      language: 'en',
      lines: [
        { change: 'kept', text: 'One.' },
        { change: 'added', text: 'Two.' },
      ],
    },
  ]);
});

test('buyers are asked to agree only to terms, and when the settings say so (O2)', () => {
  expect([agreementToAsk('terms', 'changed'), agreementToAsk('privacy', 'changed')]).toEqual(['changed', 'none']);
});
