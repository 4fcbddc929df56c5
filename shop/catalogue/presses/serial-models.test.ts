import { expect, test } from 'vitest';
import { modelsOfSerial } from './serial-models.ts';

const range = (modelName: string, fromSerial: string, toSerial = '') => ({
  modelId: modelName.length * 100 + Number(modelName.replaceAll(/\D/g, '')),
  modelName,
  fromSerial,
  toSerial,
});
const RANGES = [
  range('2200', '', '2200-99'),
  range('2200', '2200-100'),
  range('P5-13', 'P5-0100', 'P5-0199'),
  range('P5-10', 'P5-0150'),
  range('830', ''),
];

test.each([
  ['begins with the name of a model', '2200-140', ['2200']],
  ['with the word of the plate before it', 'S/N 2200-140', ['2200']],
  ['in small letters, in one range', 'p5-0142', ['P5-13']],
  ['in the ranges of two models', 'P5-0160', ['P5-13', 'P5-10']],
  ['in none', 'P5-0099', []],
  ['greater than an open range of other numbers', 'X7-0001', []],
  ['nothing', '', []],
] as const)('the models of a serial number: %s (J6)', (_, serial, expected) => {
  expect(modelsOfSerial(serial, RANGES).map(({ modelName }) => modelName)).toEqual(expected);
});
