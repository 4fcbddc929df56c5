import { z } from 'zod';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../../base/files/picture-file.ts';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerInternalList, answerNumber } from '../../base/operations/answers.ts';
import { fileInput, idNumber } from '../../base/wire/input-schemas.ts';
import { listExport } from '../../base/paged-lists/list-export.ts';
import { listInput } from '../../base/paged-lists/list-request.ts';
import { operation } from '../../base/operations/operation.ts';
import { listPage } from '../../base/paged-lists/staff-list.ts';
import { machineSchema, savedMachineSchema, staffFitSchema, staffModelSchema } from './answers.ts';
import { companyMachineDraft, fitsDraft, modelDraft, oneMachine } from './input.ts';
import { taskText } from '../maintenance/task-queries.ts';
import { listMachines } from './machine-queries.ts';
import { fitDeclaration, modelDeclaration, staffPressPaths } from './staff-paths.ts';
import { removeFit, saveFits } from './save-fits.ts';
import { removeMachineOfCompany, saveMachineOfCompany } from './save-machine.ts';
import { readStaffModel, removeModel, removeModelPicture, saveModel, uploadModelPicture } from './save-model.ts';
import { fitList, modelList } from './staff-lists.ts';

const modelQuestion = listInput(modelDeclaration);
const fitQuestion = listInput(fitDeclaration);

const CATALOGUE = { access: 'staff', staffRight: 'catalogue' } as const;
const CUSTOMERS = { access: 'staff', staffRight: 'customers' } as const;

const oneModel = z.object({ modelId: idNumber('press_model') });

/** Models, what fits them, and the presses of companies, for staff (J1 to J3). */
export const staffPressOperations = [
  operation(staffPressPaths.models, {
    tag: 'Press',
    summary: 'List the models of presses for the administration, with search, sorting and pages (J1).',
    who: { ...CATALOGUE, scope: 'catalogue:read' },
    input: modelQuestion,
    answer: { format: answerInternalList(staffModelSchema) },
    example: { query: { state: 'current', sort: 'name', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, modelList, question),
  }),

  operation(staffPressPaths.model, {
    tag: 'Press',
    summary: 'Get a model of press for editing, archived or not (J1).',
    who: { ...CATALOGUE, scope: 'catalogue:read' },
    input: oneModel,
    answer: { format: answerInternal(staffModelSchema) },
    example: { path: { modelId: 1 } },
    handle: readStaffModel,
  }),

  operation(staffPressPaths.saveModel, {
    tag: 'Press',
    summary:
      'Save a model of press with the categories that it leads to, and its maintenance; id 0 makes a new one. Returns its number (J1).',
    who: CATALOGUE,
    input: modelDraft,
    answer: {
      format: answerNumber,
      readAt: (modelId) => `/Press/GetStaffModel/${modelId}`,
      refuses: [404, 409],
    },
    example: {
      body: {
        id: 0,
        name: 'P7-17',
        path: 'P7-17',
        intro: 'Eight colours, 430 mm web',
        firstYear: 2019,
        lastYear: null,
        options: ['UV dryer'],
        sortOrder: 40,
        archived: false,
        categoryIDs: [21],
        maintenance: [{ part: 'US-KIT-UV-SERVICE', everyHours: 500, productQuantity: 1, note: '' }],
      },
    },
    handle: saveModel,
  }),

  operation(staffPressPaths.uploadPicture, {
    tag: 'Press',
    summary: 'Upload the picture of a model of press. Returns 1 (J1).',
    who: CATALOGUE,
    input: z.object({ modelId: idNumber('press_model'), file: fileInput(issue('staff-refusal.choose-picture')) }),
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: PICTURE_TOO_LARGE },
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { modelID: 1 }, fileName: 'press.png' },
    handle: uploadModelPicture,
  }),

  operation(staffPressPaths.removePicture, {
    tag: 'Press',
    summary: 'Remove the picture of a model of press. Returns 1 (J1).',
    who: CATALOGUE,
    input: oneModel,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { modelID: 1 } },
    handle: removeModelPicture,
  }),

  operation(staffPressPaths.removeModel, {
    tag: 'Press',
    summary: 'Remove a model of press that no company has, with what is stated about it. Returns 1 (J1).',
    who: CATALOGUE,
    input: oneModel,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { modelID: 1 } },
    handle: removeModel,
  }),

  operation(staffPressPaths.fits, {
    tag: 'Press',
    summary: 'List which parts fit which models, of one part, one model or all (J2).',
    who: { ...CATALOGUE, scope: 'catalogue:read' },
    input: fitQuestion,
    answer: { format: answerInternalList(staffFitSchema) },
    example: { query: { modelId: 1, sort: 'part', direction: 'asc' } },
    handle: (question, { shop }) => listPage(shop, fitList, question),
  }),

  operation(staffPressPaths.saveFits, {
    tag: 'Press',
    summary: 'State that parts fit models within serial numbers, all or none; id 0 adds a statement. Returns 1 (J2).',
    who: { ...CATALOGUE, scope: 'catalogue:write' },
    input: fitsDraft,
    answer: { format: answerNumber, refuses: [404] },
    example: {
      body: {
        fits: [
          {
            id: 0,
            part: 'DB-0200',
            modelID: 1,
            fromSerial: '9000-100',
            toSerial: '9000-199',
            option: '',
            productQuantity: 2,
            note: '',
          },
        ],
      },
    },
    handle: saveFits,
  }),

  operation(staffPressPaths.removeFit, {
    tag: 'Press',
    summary: 'Remove a statement that a part fits a model. Returns 1 (J2).',
    who: { ...CATALOGUE, scope: 'catalogue:write' },
    input: z.object({ fitId: idNumber('part_fit') }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { fitID: 1 } },
    handle: removeFit,
  }),

  operation(staffPressPaths.machines, {
    tag: 'Press',
    summary: 'List the presses of a company, by name (J3).',
    who: { ...CUSTOMERS, scope: 'company:read' },
    input: z.object({ companyId: idNumber('company') }),
    answer: { format: answerInternal(z.array(machineSchema)) },
    example: { path: { companyId: 1 } },
    handle: ({ companyId }, { shop }) => listMachines(shop.db, companyId, null),
  }),

  operation(staffPressPaths.saveMachine, {
    tag: 'Press',
    summary: 'Save a press of a company; id 0 adds one. Returns its number (J3).',
    who: CUSTOMERS,
    input: companyMachineDraft,
    answer: { format: answerInternal(savedMachineSchema), refuses: [404, 409] },
    example: {
      body: {
        companyID: 1,
        machineID: 0,
        modelID: 1,
        serial: '2200-150',
        machineName: 'Press 4',
        place: '',
        notes: '',
      },
    },
    handle: saveMachineOfCompany,
  }),

  operation(staffPressPaths.removeMachine, {
    tag: 'Press',
    summary: 'Remove a press of a company. Returns 1 (J3).',
    who: CUSTOMERS,
    input: oneMachine,
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { machineID: 1 } },
    handle: removeMachineOfCompany,
  }),
];

export const modelExport = listExport('press-models', modelQuestion, modelList, [
  ['Number', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Address', ({ path }) => path],
  ['First year', ({ firstYear }) => firstYear],
  ['Last year', ({ lastYear }) => lastYear],
  ['Options', ({ options }) => options.join(' | ')],
  ['Categories', ({ categories }) => categories.map(({ categoryName }) => categoryName).join(' | ')],
  ['Maintenance', ({ maintenance }) => maintenance.map(taskText).join(' | ')],
  ['Archived', ({ archived }) => (archived ? 'yes' : 'no')],
]);

/** Its headings are those that the import reads (shop/desk/product-files). */
export const fitExport = listExport('part-fits', fitQuestion, fitList, [
  ['fitID', ({ id }) => id],
  ['part', ({ productName }) => productName],
  ['model', ({ modelName }) => modelName],
  ['from', ({ fromSerial }) => fromSerial],
  ['to', ({ toSerial }) => toSerial],
  ['option', ({ option }) => option],
  ['quantity', ({ quantity }) => quantity],
  ['note', ({ note }) => note],
]);
