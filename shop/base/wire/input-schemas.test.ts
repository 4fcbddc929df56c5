import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { refusalInEnglish } from '#server/testing/in-english.ts';
import { parseInput } from '../operations/parse-input.ts';
import { optionalTextInput, multilineInput, textInput } from './input-schemas.ts';

const FORM = z.object({ name: textInput, town: optionalTextInput, note: multilineInput.default('') });

function messageOf(input: unknown): unknown {
  try {
    return parseInput(FORM, input);
  } catch (error) {
    return refusalInEnglish(error).errors;
  }
}

const ONE_LINE = 'Please enter a single line of plain text';

describe('a single-line text is one line at every entry point', () => {
  test.each([
    ['a line feed', 'Ada\nBcc: everybody@elsewhere.test'],
    ['a carriage return', 'Ada\rTennant'],
    ['a tab', 'Ada\tTennant'],
    ['a separator of lines', 'Ada\u2028Tennant'],
    ['a separator of paragraphs', 'Ada\u2029Tennant'],
    ['a sign that turns the direction', 'Ada\u202etnanneT'],
    ['one that isolates a direction', 'Ada\u2067tnanneT'],
  ])('%s is refused next to its field', (_, text) => {
    expect(messageOf({ name: text })).toEqual([{ field: 'name', message: ONE_LINE }]);
    expect(messageOf({ name: 'Ada', town: text })).toEqual([{ field: 'town', message: ONE_LINE }]);
  });

  test.each(['\u0001', '\u0008', '\u000b', '\u001b[2J', '\u007f', '\u0085', '\u009b'])(
    'other control characters are refused in any text: %j',
    (sign) => {
      expect(messageOf({ name: 'Ada', note: `a${sign}b` })).toEqual([
        { field: '', message: 'Text must not contain control characters' },
      ]);
    },
  );

  test.each(['\u200b', '\u2060 \ufeff', '\u3164', '\u2800', '\u00ad'])(
    'a text without visible characters is empty: %j',
    (text) => {
      expect(parseInput(FORM, { name: text, note: text })).toEqual({ name: '', town: '', note: '' });
    },
  );

  test('texts and file names arrive composed, as most keyboards send them', () => {
    expect(parseInput(FORM, { name: 'Mu\u0308ller' })).toEqual({ name: 'Müller', town: '', note: '' });
    expect(parseInput(FORM, { name: 'Inline ﬁlter, eﬃcient' })).toMatchObject({ name: 'Inline filter, efficient' });
    const { files } = parseInput(z.object({ files: z.array(z.file()) }), { files: [new File(['1'], 'u\u0308.pdf')] });
    expect(files.map(({ name, size }) => [name, size])).toEqual([['ü.pdf', 1]]);
  });

  test('a pasted line feed is trimmed at the ends, but kept within a note', () => {
    expect(messageOf({ name: ' Ada Größe 👩‍🏭\r\n', note: 'two\r\nlines\tand a tab' })).toEqual({
      name: 'Ada Größe 👩‍🏭',
      town: '',
      note: 'two\r\nlines\tand a tab',
    });
  });
});
