import type { CustomerAccount } from '../../../people/customers/paths.ts';
import { message, type Message } from '../../../base/messages/message.ts';

/**
 * Greeting of a mail to a customer. A waiting account is greeted without its name: anyone could register with another
 * person's address and have the shop deliver their text as a name.
 */
export function greeting({ status, firstName, surname }: CustomerAccount): Message {
  return status === 'waiting' ? message('letter.good-day') : message('letter.dear', { firstName, surname });
}
