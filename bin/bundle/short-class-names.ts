import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Letters that a name may begin with come first. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

/**
 * Names of classes for what is shipped, three characters each instead of six: a page names some three hundred, most of them often, and
 * every script of a screen names its own. Numbered through all files in their order, so that what the server draws is what
 * the browser's styles mean, and that a build of the same sources is the same. The first character keeps lists of advertisements
 * that hide `.ad` from hiding ours.
 * @param root  the repository
 */
export function shortClassNames(root: string) {
  const web = path.join(root, 'web');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(web, file))
    .toSorted();
  const names = files.flatMap((file) =>
    [...new Set(classesIn(readFileSync(file, 'utf8')))].map((name) => keyOf(file, name)),
  );
  const numbers = new Map(names.map((name, index) => [name, index]));
  return (name: string, file: string): string => {
    const number = numbers.get(keyOf(file, name));
    if (number === undefined)
      throw new Error(`bin/bundle: the class .${name} of ${file} was not found when classes were numbered.`);
    return `_${LETTERS[Math.floor(number / LETTERS.length)]}${LETTERS[number % LETTERS.length]}`;
  };
}

/** And of animations, which are named like them. */
function classesIn(css: string): string[] {
  const plain = css.replaceAll(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, '');
  return Array.from(plain.matchAll(/(?:\.|@keyframes +)(-?[a-z_][\w-]*)/gi), ([, name = '']) => name);
}

function keyOf(file: string, name: string): string {
  return `${path.resolve(file)} ${name}`;
}
