import type { CustomerAccount } from '../../customers/paths.ts';
import { message, type Message } from '../../kernel/message.ts';

/**
 * How a mail to a customer begins. An account that waits is greeted without its name: anybody may have typed that, with
 * somebody else's address, and the shop would carry it there.
 */
export function greeting({ status, firstName, surname }: CustomerAccount): Message {
  return status === 'waiting' ? message('letter.good-day') : message('letter.dear', { firstName, surname });
}
