import { message } from '../../../base/messages/message.ts';
import type { Mail } from '../mail.ts';
import { getColleague } from './find-subject.ts';

/** To the colleague who tries whether mail leaves the shop (Q6). */
export const testMail: Mail<'test-mail'> = {
  async write({ staffId }, { tx, store }) {
    const { name, email } = await getColleague(tx, staffId);
    const subject = message('staff-letter.test.subject', { store: store.name });
    return {
      to: email,
      subject,
      heading: subject,
      blocks: [
        { kind: 'text', text: message('staff-letter.account.dear', { name }) },
        { kind: 'text', text: message('staff-letter.test.text') },
      ],
    };
  },
};
