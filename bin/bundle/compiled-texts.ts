import { readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/**
 * Texts are written as ICU messages in JSON and compiled for the browser, so that it needs no parser. Messages not yet
 * translated appear in English.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    transform(code, id) {
      const [, folder, name] = /^(.*\/texts\/)\w+\/([\w-]+\.json)$/.exec(id) ?? [];
      if (folder === undefined) return null;
      const english = readFileSync(`${folder}en/${name}`, 'utf8');
      const messages = Object.entries({ ...JSON.parse(english), ...JSON.parse(code) } as Record<string, string>);
      const compiled = Object.fromEntries(messages.map(([key, message]) => [key, compileMessage(message)]));
      return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: 'js' };
    },
  };
}
