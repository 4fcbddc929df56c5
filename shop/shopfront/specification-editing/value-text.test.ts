import { describe, expect, test } from 'vitest';
import { parseValue, formatValues } from './value-text.ts';
import { inEnglish } from '#server/testing/in-english.ts';

const thickness = { kind: 'number', name: 'Thickness', unit: 'mm' } as const;
const temperature = { kind: 'range', name: 'Temperature', unit: '°C' } as const;
const colour = { kind: 'word', name: 'Colour', unit: '' } as const;
const reusable = { kind: 'flag', name: 'Reusable', unit: '' } as const;

describe('what staff type for an attribute (I1)', () => {
  test.for([
    ['0,15', thickness, '0.15'],
    ['15 thou', thickness, '0.381'],
    ['6"', thickness, '152.4'],
    ['-5 to 40', temperature, '-5–40'],
    ['20', temperature, '20'],
    [' red ;; Blue; RED', colour, 'red; Blue'],
    ['Yes', reusable, 'yes'],
    ['0', reusable, 'no'],
    ['  ', thickness, ''],
  ] as const)('%s is read, and shown again in its standard form', ([typed, attribute, shown]) => {
    const values = parseValue(typed, attribute);
    if (!Array.isArray(values)) throw new Error(`${typed} was refused`);
    expect(formatValues(values)).toBe(shown);
    expect(parseValue(shown, attribute)).toEqual(values);
  });

  test.for([
    ['thick', thickness, 'Thickness: enter a number in mm, such as 0.15, 0,15 or 15 thou'],
    ['99999999999', thickness, 'Thickness: enter a number in mm, such as 0.15, 0,15 or 15 thou'],
    ['1–2', thickness, 'Thickness: enter one number, not a range'],
    ['perhaps', reusable, 'Reusable: yes or no'],
    ['x'.repeat(201), colour, 'Colour: at most 20 words of at most 200 characters each, without |'],
  ] as const)('%s is refused', ([typed, attribute, expected]) => {
    const refusal = parseValue(typed, attribute);
    expect(Array.isArray(refusal) ? refusal : inEnglish(refusal)).toBe(expected);
  });
});
