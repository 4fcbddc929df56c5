import type { CustomerAccount } from '../../companies/accounts/paths.ts';
import { message, type Message } from '../../kernel/message.ts';

/**
 * Greeting of a mail to a customer. A waiting account is greeted without its name: anybody may have typed it, with somebody else's
 * address, and the shop would deliver it there.
 */
export function greeting({ status, firstName, surname }: CustomerAccount): Message {
  return status === 'waiting' ? message('letter.good-day') : message('letter.dear', { firstName, surname });
}
