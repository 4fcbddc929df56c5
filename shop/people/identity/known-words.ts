/** Words that attackers would try first at a shop for flexo presses, and the start of every list of guesses. */
const HOUSE_WORDS =
  'pressline flexo flexography anilox tesa label labels printing printer converter password welcome login admin customer staff shop'.split(
    ' ',
  );

const MIN_WORD_LENGTH = 4;
/** Minimum number of letters besides the known words. */
const OWN_LETTERS = 4;

/** Characters that people substitute for letters. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: '[a@4]',
  e: '[e3]',
  i: '[i1!]',
  l: '[l1]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7]',
};

/**
 * Returns whether a password consists mainly of words that others know: the shop's, and those of its account.
 * 'Pressline-2026!' and 'T3nnant_labels' do; a sentence with such a word does not.
 * @param known public data of the account: names, company, email address
 */
export function containsOnlyKnownWords(password: string, known: readonly string[]): boolean {
  const words = [...HOUSE_WORDS, ...known.flatMap(wordsIn)].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(words.map(asPeopleWriteIt).join('|'), 'giu');
  const rest = password.replaceAll(pattern, ' ');
  return rest !== password && (rest.match(/\p{L}/gu) ?? []).length < OWN_LETTERS;
}

/** Letters and digits only, so that a word has no special characters in a pattern. */
function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= MIN_WORD_LENGTH);
}

function asPeopleWriteIt(word: string): string {
  return word.toLowerCase().replaceAll(/[aeilost]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}
