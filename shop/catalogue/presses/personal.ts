import { sql } from 'drizzle-orm';
import { KEPT, personalTable } from '../../base/operations/personal-data.ts';
import { chosenMachines, machineLabels, machines } from './tables.ts';

/** Personal data of companies' presses (O4). */
export const pressesPersonal = [
  personalTable(chosenMachines, {
    parts: [
      {
        group: 'company',
        purpose: 'The press that the search is for',
        kept: KEPT.withAccount,
        rows: ({ customerId }) => sql`${chosenMachines.customerId} = ${customerId}`,
        erasedWith: 'person',
        isDeleted: true,
        erases: {},
        shows: ['machineId'],
      },
    ],
  }),
  personalTable(machines, {
    parts: [
      {
        group: 'company',
        purpose: "The company's presses",
        kept: 'until a member deletes it',
        rows: ({ companyId }) => sql`${machines.companyId} = ${companyId}`,
        erasedWith: 'company',
        isDeleted: true,
        erases: {
          serial: 'dash',
          serialKey: 'stays',
          name: 'dash',
          place: 'empty',
          notes: 'empty',
          options: 'stays',
          missingOptions: 'stays',
        },
        shows: ['id', 'modelId', 'serial', 'name', 'place', 'notes', 'options', 'missingOptions', 'addedAt'],
      },
    ],
  }),
  personalTable(machineLabels, {
    parts: [
      {
        group: 'company',
        purpose: "Labels on the company's presses, with who printed them",
        kept: 'until the press is deleted',
        rows: ({ companyId }) =>
          sql`${machineLabels.machineId} in (select ${machines.id} from ${machines} where ${machines.companyId} = ${companyId})`,
        erasedWith: 'company',
        isDeleted: true,
        erases: { tokenHash: 'secret', madeBy: 'dash' },
        shows: [],
      },
      {
        group: 'company',
        purpose: 'Labels that the person printed, on presses that colleagues continue to use',
        kept: 'until the press is deleted; the name goes with the person',
        rows: ({ customerId }) => sql`${machineLabels.customerId} = ${customerId}`,
        erasedWith: 'person',
        erases: { madeBy: 'dash' },
        shows: ['machineId', 'madeAt', 'revokedAt'],
      },
    ],
  }),
];
