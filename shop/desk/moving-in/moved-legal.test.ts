import { describe, expect } from 'vitest';
import { test } from '#server/testing/test-shop.ts';
import { UnconfirmedError } from '../../base/messages/errors.ts';
import { beginStep } from './move.ts';
import { check, faultsOf, step } from './testing/moves.ts';

const legalFile = (...rows: readonly string[]) => [
  { name: 'legal-texts.csv', content: ['page,number,effectiveFrom,publishedAt,en,de', ...rows].join('\n') },
];

describe('published versions of legal pages (O1)', () => {
  test('come with their numbers, days and languages, and stay when the move is undone', async ({ emptyShop }) => {
    const files = legalFile(
      'terms,1,2024-05-01,2024-04-30 09:50,"# Terms\n\nOld.",',
      'terms,3,2025-05-01,2025-04-30 09:50,New.,Neu.',
    );
    const { id, state, asked } = await check(emptyShop, files);
    expect([state, asked], 'each has to be confirmed').toEqual(['checked', 2]);
    await expect(beginStep(emptyShop.shop, id, 'apply')).rejects.toThrow(UnconfirmedError);
    expect((await step(emptyShop, id, 'apply')).conflicts).toEqual([]);
    const { rows } = await emptyShop.owner.$client.query(
      'select kind, number, effective_from::text as day, published_at, texts from legal_versions order by number',
    );
    expect(rows).toEqual([
      {
        kind: 'terms',
        number: 1,
        day: '2024-05-01',
        published_at: new Date('2024-04-30T09:50:00Z'),
        texts: { en: '# Terms\n\nOld.' },
      },
      {
        kind: 'terms',
        number: 3,
        day: '2025-05-01',
        published_at: new Date('2025-04-30T09:50:00Z'),
        texts: { en: 'New.', de: 'Neu.' },
      },
    ]);
    const again = await check(emptyShop, files);
    expect([again.added, again.changed, again.unchanged]).toEqual([0, 0, 2]);
    const undone = await step(emptyShop, id, 'undo', true);
    expect([undone.state, undone.conflicts.map(({ key }) => key)]).toEqual(['undone', ['terms/3', 'terms/1']]);
  });

  test.for([
    [
      'a version of the shop that says something else',
      ['terms,1,2001-01-01,2001-01-01,Other.,'],
      'number',
      'staff-rule.move.settled',
    ],
    [
      'a first day before that of an earlier number',
      ['cookies,98,2099-02-01,2024-01-01,A.,', 'cookies,99,2099-01-01,2024-01-01,B.,'],
      'effectiveFrom',
      'staff-rule.legal-day-order',
    ],
    ['no English text', ['cookies,99,2099-01-01,2024-01-01,,B.'], 'en', 'staff-rule.move.required'],
    ['an unknown page', ['returns,1,2024-01-01,2024-01-01,A.,'], 'page', 'staff-rule.move.choice'],
  ] as const)('%s is refused', async ([, rows, column, rule], { shop }) => {
    const checked = await check(shop, legalFile(...rows));
    expect(faultsOf(checked)).toEqual([['legal-texts.csv', rows.length + 1, column, rule]]);
  });
});
