import fc from 'fast-check';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { colourRefusal, colourStyles, colourTokens, inkOn, textShade } from './shop-colours.ts';

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Light and dark colour of each token. */
function pairsOf(tokens: Readonly<Record<string, string>>): Record<string, [light: string, dark: string]> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => {
      const [light = '', dark = ''] = value.match(/#[\da-f]{6}/g) ?? [];
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
            ...papers.flatMap((sheet) => ['action', 'action-strong'].map((name) => [of(name), sheet])),
            [of('on-action'), of('action-area')],
            [of('on-action'), of('action-area-strong')],
            [of('on-magenta'), of('magenta')],
            [of('action'), of('action-soft')],
          ];
          for (const [ink = '', on = ''] of pairs)
            expect([ink, on, wcagContrast(ink, on) >= 4.5]).toEqual([ink, on, true]);
        }
      }),
    );
  });

  test('amber stays amber on areas, and texts get the nearest shade that is read', () => {
    expect(colourRefusal('#ffb000')).toBe(null);
    expect([textShade('#ffb000'), inkOn('#ffb000')]).toEqual(['#916200', '#0b1621']);
    const tokens = pairsOf(colourTokens({ actionColour: '#ffb000', accentColour: '#FFD500' }));
    expect(tokens['--action']?.[0]).toBe('#916200');
    expect([tokens['--action-area'], tokens['--magenta']]).toEqual([
      ['#ffb000', '#ffb000'],
      ['#ffd500', '#ffd500'],
    ]);
    expect(textShade('#0b5cad')).toBe('#0b5cad');
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
      '--colour-bar',
      '--sheet-bar',
    ]);
  });
});
