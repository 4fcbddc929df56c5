import { z } from 'zod';
import { localizeParts } from '../catalogue-texts/localize-catalogue.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { issue } from '../../base/messages/issue.ts';
import { answerInternal, answerNumber } from '../../base/operations/answers.ts';
import { fileInput, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import type { ListExport } from '../../base/paged-lists/list-export.ts';
import { operation } from '../../base/operations/operation.ts';
import {
  assemblyPageSchema,
  calloutRowSchema,
  listedAssemblySchema,
  staffAssemblySchema,
  staffDrawingSchema,
} from './answers.ts';
import { CALLOUT_COLUMNS, readCalloutFile } from './callout-file.ts';
import { CALLOUTS_MAX_BYTES, CALLOUTS_TOO_LARGE, DRAWING_MAX_BYTES, DRAWING_TOO_LARGE } from './drawing-file.ts';
import {
  findAssemblyPage,
  findStaffDrawing,
  listAssemblies,
  listDrawingIds,
  readStaffAssemblies,
} from './drawing-queries.ts';
import { assemblyDraft, assemblyRequest, drawingDraft, drawingUpload } from './input.ts';
import { drawingPaths } from './paths.ts';
import { staffDrawingPaths } from './staff-paths.ts';
import { removeAssembly, saveAssembly } from './save-assembly.ts';
import { readDrawing, removeDrawing, saveDrawing, uploadDrawing } from './save-drawing.ts';

const CATALOGUE = { access: 'staff', staffRight: 'catalogue' } as const;

/** Assemblies and drawings of models (J4). */
export const drawingOperations = [
  operation(drawingPaths.assemblies, {
    tag: 'Press',
    summary: 'List the assemblies of a model of press, in their order (J4).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: z.object({ modelPath: textInput }),
    answer: { format: answerInternal(z.array(listedAssemblySchema)), localize: localizeParts },
    example: { path: { modelPath: '2200' } },
    handle: ({ modelPath }, { shop }) => listAssemblies(shop.db, modelPath),
  }),

  operation(drawingPaths.assembly, {
    tag: 'Press',
    summary: 'Get an assembly with the drawing of a revision or for a serial number, and its parts list (J4).',
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: assemblyRequest,
    answer: { format: answerInternal(assemblyPageSchema), refuses: [404], localize: localizeParts },
    example: { path: { modelPath: '2200', assemblyPath: 'Print-unit' }, query: { serial: '2200-140' } },
    async handle(request, { shop }) {
      const today = dayInZone(shop.clock.now(), shop.store.timeZone);
      const page = await findAssemblyPage(shop.db, request, { replaced: shop.hot().replaced, today });
      if (page === undefined) throw new NotFoundError('assembly');
      return page;
    },
  }),

  operation(staffDrawingPaths.assemblies, {
    tag: 'Press',
    summary: 'List the assemblies of a model of press with their revisions, for editing (J4).',
    who: { ...CATALOGUE, scope: 'catalogue:read' },
    input: z.object({ modelId: idNumber('press_model') }),
    answer: { format: answerInternal(z.array(staffAssemblySchema)) },
    example: { path: { modelId: 2 } },
    handle: ({ modelId }, { shop }) => readStaffAssemblies(shop.db, { modelId }),
  }),

  operation(staffDrawingPaths.saveAssembly, {
    tag: 'Press',
    summary: 'Save an assembly of a model of press; id 0 makes a new one. Returns its number (J4).',
    who: CATALOGUE,
    input: assemblyDraft,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { id: 0, modelID: 2, parentID: null, name: 'Ink train', path: 'Ink-train', sortOrder: 50 } },
    handle: saveAssembly,
  }),

  operation(staffDrawingPaths.removeAssembly, {
    tag: 'Press',
    summary: 'Remove an assembly with its drawings. Returns 1 (J4).',
    who: CATALOGUE,
    input: z.object({ assemblyId: idNumber('assembly') }),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: { body: { assemblyID: 1 } },
    handle: removeAssembly,
  }),

  operation(staffDrawingPaths.drawing, {
    tag: 'Press',
    summary: 'Get a drawing with its parts list, for editing (J4).',
    who: { ...CATALOGUE, scope: 'catalogue:read' },
    input: z.object({ drawingId: idNumber('drawing') }),
    answer: { format: answerInternal(staffDrawingSchema) },
    example: { path: { drawingId: 1 } },
    handle: readDrawing,
  }),

  operation(staffDrawingPaths.upload, {
    tag: 'Press',
    summary:
      'Upload a drawing (SVG, PNG, JPEG, or a page of a PDF) as a new revision, or replace the picture of one. Returns its number (J4).',
    who: CATALOGUE,
    input: drawingUpload,
    file: { maxBytes: DRAWING_MAX_BYTES, tooLarge: DRAWING_TOO_LARGE },
    answer: { format: answerNumber, readAt: (drawingId) => `/Press/GetDrawing/${drawingId}`, refuses: [404, 409] },
    example: {
      body: { drawingID: 0, assemblyID: 1, revision: 'D', fromSerial: '9000-1', toSerial: '9000-2', page: 1 },
      fileName: 'drawing.png',
    },
    handle: uploadDrawing,
  }),

  operation(staffDrawingPaths.saveDrawing, {
    tag: 'Press',
    summary: "Save a drawing's revision, its serial numbers and its whole parts list. Returns 1 (J4).",
    who: CATALOGUE,
    input: drawingDraft,
    answer: { format: answerNumber, refuses: [404, 409] },
    example: {
      body: {
        id: 1,
        revision: 'A',
        fromSerial: '',
        toSerial: '2200-99',
        callouts: [
          {
            callout: '1',
            x: 0.25,
            y: 0.5,
            part: 'M2200-GEAR-88',
            partText: '',
            productQuantity: 1,
            fromSerial: '',
            toSerial: '',
            option: '',
            note: '',
          },
        ],
      },
    },
    handle: saveDrawing,
  }),

  operation(staffDrawingPaths.removeDrawing, {
    tag: 'Press',
    summary: 'Remove a drawing with its parts list. Returns 1 (J4).',
    who: CATALOGUE,
    input: z.object({ drawingId: idNumber('drawing') }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { drawingID: 1 } },
    handle: removeDrawing,
  }),

  operation(staffDrawingPaths.readCallouts, {
    tag: 'Press',
    summary: 'Read the rows of a CSV file of callouts, for saving with the other call (J4).',
    who: CATALOGUE,
    input: z.object({ file: fileInput(issue('refusal.choose-file')) }),
    file: { maxBytes: CALLOUTS_MAX_BYTES, tooLarge: CALLOUTS_TOO_LARGE },
    answer: { format: answerInternal(z.object({ callouts: z.array(calloutRowSchema) }).meta({ id: 'CalloutRows' })) },
    example: { fileName: 'callouts.csv' },
    unaudited: 'a question',
    handle: async ({ file }) => ({ callouts: await readCalloutFile(new Uint8Array(await file.arrayBuffer())) }),
  }),
];

/** The parts list of a drawing, or of all, as a spreadsheet that can be read again unchanged. */
export const calloutExport: ListExport<{ drawingId?: number | undefined }> = {
  name: 'callouts',
  input: z.object({ drawingId: idNumber('drawing').optional() }),
  headings: ['model', 'assembly', 'revision', ...CALLOUT_COLUMNS],
  async *cells({ db }, { drawingId }) {
    const percent = (fraction: number | null) =>
      fraction === null ? '' : String(Math.round(fraction * 100_000) / 1000);
    for (const id of drawingId === undefined ? await listDrawingIds(db) : [drawingId]) {
      const drawing = await findStaffDrawing(db, id);
      for (const row of drawing?.callouts ?? []) {
        const { callout, x, y, part, partText, quantity, fromSerial, toSerial, option, note } = row;
        const of = [drawing?.modelName ?? '', drawing?.assemblyName ?? '', drawing?.revision ?? ''];
        yield [...of, callout, percent(x), percent(y), part, partText, quantity, fromSerial, toSerial, option, note];
      }
    }
  },
};
