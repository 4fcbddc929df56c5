import { z } from 'zod';
import { localizeCatalogue, localizeParts } from '../catalogue-texts/localize-catalogue.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { answerInternal, answerNumber, answerOrNull, noInput } from '../../base/operations/answers.ts';
import { idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { operation } from '../../base/operations/operation.ts';
import {
  chosenMachineSchema,
  judgedPartsSchema,
  listedModelSchema,
  machineSchema,
  modelPageSchema,
  partModelsSchema,
  savedMachineSchema,
  serialMatchSchema,
} from './answers.ts';
import { findBySerial } from './find-by-serial.ts';
import { chosenMachine, judgedParts, machineDraft, oneMachine, soughtSerial } from './input.ts';
import { judgeListedParts } from './judge-parts.ts';
import { findMachine, listMachines } from './machine-queries.ts';
import { findModelPage, listModels, listModelsOfPart } from './model-queries.ts';
import { type ChosenMachine, pressPaths } from './paths.ts';
import { choose, removeMachine, saveMachine } from './save-machine.ts';

/** Models for everybody, and the presses of the caller's company (J1 to J3). */
export const pressOperations = [
  operation(pressPaths.models, {
    tag: 'Press',
    summary: 'List the models of presses, in their order (J1).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: { format: answerInternal(z.array(listedModelSchema)), localize: localizeParts },
    handle: (_, { shop }) => listModels(shop.db),
  }),

  operation(pressPaths.model, {
    tag: 'Press',
    summary: 'Get a model of press by its part of the address, with the categories that it leads to (J1).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: z.object({ modelPath: textInput }),
    answer: { format: answerInternal(modelPageSchema), refuses: [404], localize: localizeCatalogue },
    example: { path: { modelPath: 'P5-13' } },
    async handle({ modelPath }, { shop }) {
      const found = await findModelPage(shop.db, modelPath);
      if (found === undefined) throw new NotFoundError('press-model');
      const { categoryIds, ...model } = found;
      // Those that everybody may see, in menu order.
      const categories = shop
        .hot()
        .categories.filter(({ id, regional, show }) => categoryIds.includes(id) && !regional && show === 1);
      return { ...model, categories: categories.map(({ id, guid, name }) => ({ id, guid, name })) };
    },
  }),

  operation(pressPaths.partModels, {
    tag: 'Press',
    summary: 'List the models of presses that a part fits, with the serial numbers (J2).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: z.object({ productId: idNumber('product') }),
    answer: { format: answerInternal(partModelsSchema), localize: localizeParts },
    example: { path: { productId: 140 } },
    handle: ({ productId }, { shop }) => listModelsOfPart(shop.db, productId),
  }),

  operation(pressPaths.machines, {
    tag: 'Press',
    summary: "List the presses of the member's company, by name (J3).",
    who: { access: 'customer', scope: 'company:read' },
    input: noInput,
    answer: { format: answerInternal(z.array(machineSchema)) },
    handle: (_, { shop, caller: { customer } }) => listMachines(shop.db, customer.companyId, customer.id),
  }),

  operation(pressPaths.machine, {
    tag: 'Press',
    summary: "Get a press of the member's company (J3).",
    who: { access: 'customer', scope: 'company:read' },
    input: oneMachine,
    answer: { format: answerInternal(machineSchema) },
    example: { path: { machineId: 1 }, ofOneCustomer: true },
    async handle({ machineId }, { shop, caller: { customer } }) {
      const machine = await findMachine(shop.db, machineId, customer.companyId, customer.id);
      if (machine === undefined) throw new NotFoundError('machine');
      return machine;
    },
  }),

  operation(pressPaths.bySerial, {
    tag: 'Press',
    summary:
      "Find the presses of the member's company with a serial number, and the models that presses with it may be of (J6).",
    who: { access: 'customer', scope: 'company:read' },
    input: soughtSerial,
    answer: { format: answerInternal(serialMatchSchema) },
    example: { query: { serial: '2200-140' } },
    handle: findBySerial,
  }),

  operation(pressPaths.saveMachine, {
    tag: 'Press',
    summary:
      "Save a press of the member's company; id 0 adds one. Returns its number, and whether its serial number is outside of all that is known (J3).",
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: machineDraft,
    answer: {
      format: answerInternal(savedMachineSchema),
      readAt: ({ machineId }) => `/Press/GetMachine/${machineId}`,
      refuses: [404, 409],
    },
    example: {
      body: { machineID: 0, modelID: 1, serial: '2200-140', machineName: 'Press 3', place: 'Hall 2', notes: '' },
    },
    handle: saveMachine,
  }),

  operation(pressPaths.removeMachine, {
    tag: 'Press',
    summary: "Remove a press of the member's company. Returns 1 (J3).",
    who: { access: 'customer', memberRight: 'order', scope: 'company:write' },
    input: oneMachine,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { machineID: 1 }, ofOneCustomer: true },
    handle: removeMachine,
  }),

  operation(pressPaths.chooseMachine, {
    tag: 'Press',
    summary: 'Choose a press of the company for lists and the basket, or none with null. Returns 1 (J3).',
    who: { access: 'customer' },
    when: { repeatable: true },
    input: chosenMachine,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { machineID: 1 }, ofOneCustomer: true },
    unaudited: 'a personal setting',
    handle: choose,
  }),

  operation(pressPaths.chosen, {
    tag: 'Press',
    summary: 'Get the press that the member has chosen, or null (J3).',
    who: { access: 'customer' },
    input: noInput,
    answer: { format: answerOrNull<ChosenMachine>(answerInternal(chosenMachineSchema.meta({ id: 'ChosenMachine' }))) },
    handle: async (_, { caller: { customer } }) => customer.facts.press,
  }),

  operation(pressPaths.judge, {
    tag: 'Press',
    summary:
      'Judge whether up to 200 parts fit a press of the company, otherwise the chosen one: fits, does-not-fit or not-known, with the statements that gave the answer (J2).',
    who: { access: 'customer', scope: 'company:read' },
    input: judgedParts,
    answer: { format: answerInternal(judgedPartsSchema), localize: localizeParts },
    example: { query: { parts: '140,101' } },
    handle: judgeListedParts,
  }),
];
