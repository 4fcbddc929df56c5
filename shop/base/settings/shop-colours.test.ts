import fc from 'fast-check';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { colourRefusal, colourStyles, colourTokens } from './shop-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter((typed) => colourRefusal(typed) === null);

/** Light and dark colour of each token. */
function pairsOf(tokens: Readonly<Record<string, string>>): Record<string, [light: string, dark: string]> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, said]) => {
      const [light = '', dark = ''] = said.match(/#[\da-f]{6}/g) ?? [];
      return [name, [light, dark]];
    }),
  );
}

describe('the shop’s own colours (D28)', () => {
  test('words in them and on them are readable, on light and dark paper', () => {
    fc.assert(
      fc.property(colour, colour, (actionColour, accentColour) => {
        const tokens = pairsOf(colourTokens({ actionColour, accentColour }));
        for (const paper of [0, 1] as const) {
          const of = (name: string) => tokens[`--${name}`]?.[paper] ?? '';
          const papers = paper === 0 ? ['#ffffff', '#fbfaf7', '#f2f0ea'] : ['#1b1f24', '#14171b', '#0f1215'];
          const pairs = [
            ...papers.flatMap((sheet) => ['action', 'action-strong', 'magenta'].map((name) => [of(name), sheet])),
            [of('on-action'), of('action')],
            [of('on-magenta'), of('magenta')],
            [of('action'), of('action-soft')],
          ];
          for (const [ink = '', on = ''] of pairs)
            expect([ink, on, wcagContrast(ink, on) >= 4.5]).toEqual([ink, on, true]);
        }
      }),
    );
  });

  test.each(['#7db9f2', '#ffd500', '#ff0000'])('%s is refused, with the nearest that is readable', (typed) => {
    const refusal = colourRefusal(typed);
    expect(refusal?.key).toBe('staff-rule.colour-contrast');
    expect(colourRefusal(String(refusal?.values?.['nearest']))).toBe(null);
  });

  test.each(['blue', '#0b5', '#0b5cad80', '0b5cad', '#0b5cad;}body{display:none}', 'var(--ink)'])(
    '%s is no colour',
    (typed) => {
      expect(colourRefusal(typed)?.key).toBe('staff-rule.colour');
    },
  );

  test('without any the shop has ours', () => {
    expect(colourStyles({ actionColour: '', accentColour: '' })).toBe('');
    expect(Object.keys(colourTokens({ actionColour: '', accentColour: '#8a0050' }))).toEqual([
      '--magenta',
      '--on-magenta',
    ]);
  });
});
