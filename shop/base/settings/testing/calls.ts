import type { Preparations } from '#server/api/testing/prepare-request.ts';
import { writeLogo } from '../logo-queries.ts';

export const preparations: Preparations['preparations'] = {
  'POST /Settings/RemoveLogo': async ({ owner }, example) => {
    await writeLogo(owner, 'dark', { png: Buffer.from('a logo'), hash: '1a2b', width: 4, height: 1 });
    return example;
  },
};

export const before: Preparations['before'] = {
  'POST /Settings/SetOpen': 'update settings set is_open = false',
  'POST /Settings/SaveLogo': `delete from shop_logos where kind = 'light'`,
};
