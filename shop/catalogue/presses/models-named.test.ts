import { expect, test } from 'vitest';
import { modelsNamed } from './models-named.ts';

const models = ['P7-13', 'P7-17', 'P7-20', 'P5-13', '4150', '830', 'Digital Pro', 'Digital One'].map((modelName) => ({
  modelName,
}));

test.each([
  ['P7-13', ['P7-13']],
  ['p713', ['P7-13']],
  ['P7 13', ['P7-13']],
  ['ｐ７／１３', ['P7-13']],
  ['P7-13 gear', ['P7-13']],
  ['end seals p7 17', ['P7-17']],
  ['P7', ['P7-13', 'P7-17', 'P7-20']],
  ['p71', ['P7-13', 'P7-17']],
  ['4150 Series', ['4150']],
  ['digital', ['Digital Pro', 'Digital One']],
  ['DIGITAL-PRO', ['Digital Pro']],
  ['P7-13-GEAR-120', ['P7-13']],
  ['M4150-FUSE-SET', []],
  ['doctor blade', []],
  ['8', []],
  ['', []],
  ['–', []],
])('%s names %j (J1)', (keyword, names) => {
  expect(modelsNamed(models, keyword).map(({ modelName }) => modelName)).toEqual(names);
});
