import { describe, expect, test } from 'vitest';
import { readMeasure } from './measure.ts';

describe('a measurement is read as people type it (I1)', () => {
  test.for([
    ['0.15', 'mm', 0.15],
    ['0,15', 'mm', 0.15],
    [' 0.15 mm ', 'mm', 0.15],
    ['0.125', 'mm', 0.125],
    ['15 thou', 'mm', 0.381],
    ['15thou', 'mm', 0.381],
    ['6"', 'mm', 152.4],
    ['6″', 'inch', 6],
    ['6 in', 'inch', 6],
    ['330', 'mm', 330],
    ['33 cm', 'mm', 330],
    ['0.38 mm', 'thou', 14.9606],
    ['150 micron', 'mm', 0.15],
    ['1/8 inch', 'mm', 3.175],
    ['1 1/8"', 'inch', 1.125],
    ['230 V', 'V', 230],
    ['0,5 kW', 'W', 500],
    ['18 Shore A', 'Shore A', 18],
    ['420 lpi', 'lpi', 420],
    ['-5 °C', '°C', -5],
    ['−5,5', '°C', -5.5],
    ['43', '', 43],
    ['1000', 'pages', 1000],
  ] as const)('%s in %s is %d', ([typed, unit, value]) => {
    expect(readMeasure(typed, unit)).toEqual({ low: value, high: value });
  });

  test.for([
    ['10-20 mm', 'mm', 10, 20],
    ['10–20', 'mm', 10, 20],
    ['-5 – 40', '°C', -5, 40],
    ['10 mm to 2 cm', 'mm', 10, 20],
    ['1 to 2 inch', 'mm', 25.4, 50.8],
  ] as const)('%s in %s is %d to %d', ([typed, unit, low, high]) => {
    expect(readMeasure(typed, unit)).toEqual({ low, high });
  });

  test.for([
    ['', 'mm'],
    ['wide', 'mm'],
    ['1,000', 'mm'], // one thousand in English, one in German
    ['1.000', 'mm'],
    ['5 kg', 'mm'],
    ['20-10', 'mm'],
    ['1/0 inch', 'mm'],
    ['1.2.3', 'mm'],
  ] as const)('%s in %s is none', ([typed, unit]) => {
    expect(readMeasure(typed, unit)).toBeNull();
  });
});
