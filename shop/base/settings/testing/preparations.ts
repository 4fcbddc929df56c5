import type { Preparations } from '#server/api/testing/prepare-request.ts';

export const before: Preparations['before'] = {
  'POST /Settings/SetOpen': 'update settings set is_open = false',
};
