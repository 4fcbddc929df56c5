import type { StaffRow } from '../../identity/staff-queries.ts';
import { formatMoment } from '../../kernel/calendar-day.ts';
import { message } from '../../kernel/message.ts';
import type { Letter } from './letter.ts';

/** An event of the day: the letter that reports it. */
export interface News {
  at: Date;
  letter: Letter;
}

/** To a staff member: the news since the last digest, each with the link of its own mail (P6). @param more news left out */
export function digestMail(
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
