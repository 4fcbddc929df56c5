import { findActiveAccount } from './find-subject.ts';
import { dayInZone } from '../../../base/days/calendar-day.ts';
import { message } from '../../../base/messages/message.ts';
import { readReminder } from '../../../catalogue/maintenance/send-reminders.ts';
import { unitsFor } from '../../../catalogue/parts/sales-unit.ts';
import { machineLabel } from '../../../catalogue/presses/machine-label.ts';
import type { Mail } from '../mail.ts';
import { greeting } from './greeting.ts';

/** To a member who asked for it: kits and parts that a press needs now (J10). Nothing is ordered. */
export const maintenanceDue: Mail<'maintenance-due'> = {
  async write({ machineId, customerId, taskIds }, { tx, store, clock, localize, publicUrl }) {
    const account = await findActiveAccount(tx, customerId);
    const today = dayInZone(clock.now(), store.timeZone);
    const due = await localize(await readReminder(tx, { machineId, customerId, taskIds }, today));
    const [first] = due;
    if (account === null || first === undefined) return null;
    const subject = message('letter.maintenance.subject', { press: machineLabel(first) });
    return {
      to: account.email,
      subject,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(account) },
        { kind: 'text', text: message('letter.maintenance.text') },
        {
          kind: 'items',
          heads: { item: message('letter.figures.item'), quantity: message('letter.figures.quantity') },
          items: due.map(({ productName, productIntro, everyHours, note, quantity, unitPieces }) => ({
            name: productName,
            details: [productIntro, message('letter.maintenance.every', { hours: everyHours }), note],
            quantity: unitsFor(quantity, unitPieces),
          })),
        },
        {
          kind: 'button',
          label: message('letter.maintenance.button'),
          url: `${publicUrl}/My-Press?id=${machineId}#maintenance`,
        },
      ],
    };
  },
};
