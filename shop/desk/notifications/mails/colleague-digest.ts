import type { StaffRow } from '../../../people/staff/staff-queries.ts';
import { formatMoment } from '../../../base/days/calendar-day.ts';
import { message } from '../../../base/messages/message.ts';
import type { Letter } from './letter.ts';
import type { Desk, Mail } from '../mail.ts';
import { findRow } from '../outbox-queries.ts';
import { mayKnow } from '../../staff-notices/notify-colleagues.ts';
import { readMailEffect } from '../../../base/outbox/effects.ts';
import { getColleague } from './find-subject.ts';

/** A digest lists at most this many news, and counts the rest. */
const DIGEST_LINES = 100;

export const colleagueNotice: Mail<'colleague-notice'> = {
  async write({ staffId, outboxId }, desk) {
    const colleague = await getColleague(desk.tx, staffId);
    const found = await findNews(desk, colleague, outboxId);
    return found === null ? null : { ...found.letter, to: colleague.email };
  },
};

export const colleagueDigest: Mail<'colleague-digest'> = {
  async write({ staffId, outboxIds }, desk) {
    const colleague = await getColleague(desk.tx, staffId);
    const news: News[] = [];
    for (const id of outboxIds.slice(0, DIGEST_LINES)) {
      const found = await findNews(desk, colleague, id);
      if (found !== null) news.push(found);
    }
    const more = Math.max(0, outboxIds.length - DIGEST_LINES);
    return news.length === 0 ? null : digestMail(colleague, { news, more }, desk.publicUrl, desk.store.timeZone);
  },
};

/** The letter that reports the news; null: it is gone, or the colleague may not know it any more. */
async function findNews({ tx, letterOf }: Desk, colleague: StaffRow, outboxId: number): Promise<News | null> {
  const cause = await findRow(tx, outboxId);
  if (cause === undefined || !mayKnow(colleague, cause.kind)) return null;
  const letter = await letterOf(readMailEffect(cause.kind, cause.payload));
  return letter === null ? null : { at: cause.createdAt, letter };
}

/** An event of the day: the letter that reports it. */
interface News {
  at: Date;
  letter: Letter;
}

/** To a staff member: the news since the last digest, each with the link of its own mail (P6). @param more news left out */
function digestMail(
  { name, email }: Pick<StaffRow, 'name' | 'email'>,
  { news, more }: { news: readonly News[]; more: number },
  publicUrl: string,
  timeZone: string,
): Letter {
  const count = news.length + more;
  return {
    to: email,
    subject: message('staff-letter.digest.subject', { count }),
    heading: message('staff-letter.digest.subject', { count }),
    blocks: [
      { kind: 'text', text: message('staff-letter.account.dear', { name }) },
      {
        kind: 'links',
        links: news.map(({ at, letter }) => ({
          label: letter.subject,
          note: formatMoment(at, timeZone),
          url: addressIn(letter) ?? `${publicUrl}/Administration/Dashboard`,
        })),
      },
      ...(more === 0 ? [] : [{ kind: 'text', text: message('staff-letter.digest.more', { count: more }) } as const]),
      {
        kind: 'button',
        label: message('staff-letter.digest.button'),
        url: `${publicUrl}/Administration/My-Account`,
      },
    ],
  };
}

/** The address of a letter's first button. */
function addressIn({ blocks }: Letter): string | undefined {
  for (const block of blocks) if (block.kind === 'button') return block.url;
  return undefined;
}
