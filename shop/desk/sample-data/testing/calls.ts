import type { Preparations } from '#server/api/testing/prepare-request.ts';

/** Leaves one sample to be removed, and settings that somebody saved: the tests need the others. */
const ONE_SAMPLE = `
  alter table sample_rows disable trigger user;
  delete from sample_rows;
  insert into sample_rows values ('search_words', 'no such word') on conflict do nothing;
  alter table sample_rows enable trigger user;
  update settings set version = version + 1;`;

export const preparations: Preparations['preparations'] = {
  'POST /Administration/RemoveSampleData': async ({ owner }) => {
    await owner.$client.query(ONE_SAMPLE);
    return {};
  },
};
