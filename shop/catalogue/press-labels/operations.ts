import { z } from 'zod';
import { NotFoundError } from '../../base/messages/errors.ts';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerNumber } from '../../base/operations/answers.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { operation } from '../../base/operations/operation.ts';
import { oneMachine } from '../presses/input.ts';
import { findMachine } from '../presses/machine-queries.ts';
import { listedLabelSchema, newLabelSchema, openedLabelSchema } from './answers.ts';
import { addLabels, addLabelsOfCompany, revokeLabel, revokeLabelOfCompany } from './change-labels.ts';
import { listLabels } from './label-queries.ts';
import { openLabel } from './open-label.ts';
import { labelPaths } from './paths.ts';
import { staffLabelPaths } from './staff-paths.ts';

const CUSTOMERS = { access: 'staff', staffRight: 'customers' } as const;

/** Presses whose labels are printed together. */
const MAX_PRESSES = 100;

const some = issue('refusal.labels-of', { most: MAX_PRESSES });
const machineIds = z
  .array(idNumber('machine'), some)
  .min(1, some)
  .max(MAX_PRESSES, some)
  .transform((numbers) => [...new Set(numbers)]);
const oneLabel = z.object({ labelId: idNumber('label') });
const token = z.string(issue('refusal.label-dead')).max(200, issue('refusal.label-dead'));
const newLabels = { format: answerInternal(z.array(newLabelSchema)), secret: true } as const;

/** Labels with QR codes on presses (J6). */
export const labelOperations = [
  operation(labelPaths.labels, {
    tag: 'Press',
    summary: "List the valid labels of a press of the member's company (J6).",
    who: { access: 'customer', scope: 'company:read' },
    input: oneMachine,
    answer: { format: answerInternal(z.array(listedLabelSchema)) },
    example: { path: { machineId: 1 }, ofOneCustomer: true },
    async handle({ machineId }, { shop, caller: { customer } }) {
      if ((await findMachine(shop.db, machineId, customer.companyId, customer.id)) === undefined)
        throw new NotFoundError('machine');
      return listLabels(shop.db, machineId);
    },
  }),

  operation(labelPaths.addLabels, {
    tag: 'Press',
    summary:
      "Make a label with a QR code for each of these presses of the member's company. The codes are sent once (J6).",
    who: { access: 'customer', memberRight: 'order' },
    input: z.object({ machineIds }),
    answer: { ...newLabels, refuses: [404, 409] },
    example: { body: { machineIDs: [1] }, ofOneCustomer: true },
    handle: addLabels,
  }),

  operation(labelPaths.revokeLabel, {
    tag: 'Press',
    summary: "Revoke a label of a press of the member's company: its code no longer opens anything. Returns 1 (J6).",
    who: { access: 'customer', memberRight: 'order' },
    input: oneLabel,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { labelID: 1 }, ofOneCustomer: true },
    handle: revokeLabel,
  }),

  operation(labelPaths.openLabel, {
    tag: 'Press',
    summary:
      "Open a label by its code: a member of the press's company gets and chooses the press, everybody else gets its model (J6).",
    who: { access: 'everyone', impersonation: 'as the member' },
    when: { repeatable: true, throttle: () => '' },
    input: z.object({ token }),
    answer: { format: answerInternal(openedLabelSchema), refuses: [404] },
    example: { body: { token: 'the-code-of-the-label' } },
    unaudited: 'a personal setting',
    handle: openLabel,
  }),

  operation(staffLabelPaths.labels, {
    tag: 'Press',
    summary: 'List the valid labels of a press of any company (J6).',
    who: CUSTOMERS,
    input: oneMachine,
    answer: { format: answerInternal(z.array(listedLabelSchema)) },
    example: { path: { machineId: 1 } },
    handle: ({ machineId }, { shop }) => listLabels(shop.db, machineId),
  }),

  operation(staffLabelPaths.addLabels, {
    tag: 'Press',
    summary: 'Make a label with a QR code for each of these presses of a company. The codes are sent once (J6).',
    who: CUSTOMERS,
    input: z.object({ companyId: idNumber('company'), machineIds }),
    answer: { ...newLabels, refuses: [404, 409] },
    example: { body: { companyID: 1, machineIDs: [1] } },
    handle: addLabelsOfCompany,
  }),

  operation(staffLabelPaths.revokeLabel, {
    tag: 'Press',
    summary: 'Revoke a label of a press of any company: its code no longer opens anything. Returns 1 (J6).',
    who: CUSTOMERS,
    input: oneLabel,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { labelID: 1 } },
    handle: revokeLabelOfCompany,
  }),
];
