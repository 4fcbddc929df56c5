import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '#platform/operator-error.ts';
import { moveTemplates } from '#shop/desk/moving-in/templates.ts';
import type { Command } from './command.ts';

export const templates: Command = {
  name: 'templates',
  summary: 'Writes example files of another shop to begin with',
  help: `templates <folder>

Writes companies.csv, members.csv and so on, each with its headings and one example row, into a folder that is made for them. Files that
are there already are not overwritten.`,
  async run([folder, ...others]) {
    if (folder === undefined || others.length > 0) throw new OperatorError('Name one folder: templates former-shop/');
    await mkdir(folder, { recursive: true });
    for (const { name, content } of moveTemplates())
      await writeFile(path.join(folder, name), content, { flag: 'wx' }).catch((error: unknown) => {
        throw new OperatorError(`${path.join(folder, name)} can't be written: it may exist already.`, { cause: error });
      });
    console.log(`${folder} has a file of each kind. docs/moving-in.md says what stands in them.`);
    return 0;
  },
};
