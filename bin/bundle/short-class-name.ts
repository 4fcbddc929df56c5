import { createHash } from 'node:crypto';
import path from 'node:path';

const named = new Map<string, string>();

/**
 * Names a class of a CSS module by five letters: a page names some hundred classes.
 * @throws two classes get the same name: one of them needs another
 */
export function shortClassName(local: string, file: string): string {
  const source = `${path.relative(process.cwd(), file.split('?')[0] ?? file)} ${local}`;
  const letters = createHash('sha256')
    .update(source)
    .digest('base64url')
    .replace(/^[\d-]+/, ''); // a name begins with none of them
  const name = letters.slice(0, 5);
  const other = named.get(name) ?? source;
  if (other !== source) throw new Error(`${source} and ${other} have the same class name in the build.`);
  named.set(name, source);
  return name;
}
