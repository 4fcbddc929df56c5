import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { unitOfSale } from '../parts/answers.ts';

const serialRange = { fromSerial: z.string(), toSerial: z.string() };

export const listedAssemblySchema = z
  .object({
    assemblyId: z.int(),
    /** null: at the top. */
    parentId: z.int().nullable(),
    assemblyName: z.string(),
    assemblyPath: z.string(),
    /** Number of its drawings, one for each revision. */
    drawingCount: z.int(),
  })
  .meta({ id: 'ListedAssembly' });

/** An assembly in the tree of a model (J4). */
export type ListedAssembly = AnswerOf<typeof listedAssemblySchema>;

const revisionSchema = z.object({ drawingId: z.int(), revision: z.string(), ...serialRange });

const place = z.number().nullable();

export const assemblyPageSchema = z
  .object({
    modelId: z.int(),
    modelName: z.string(),
    modelPath: z.string(),
    assemblyId: z.int(),
    assemblyName: z.string(),
    assemblyPath: z.string(),
    /** The assemblies of the model, in their order. */
    assemblies: z.array(listedAssemblySchema),
    revisions: z.array(revisionSchema),
    /** null: the assembly has none. */
    drawing: revisionSchema
      .extend({
        imageHash: z.string(),
        widthPx: z.int(),
        heightPx: z.int(),
        callouts: z.array(
          z.object({
            position: z.int(),
            callout: z.string(),
            /** Fractions of width and height; null: in the list only. */
            x: place,
            y: place,
            /** null: not sold alone. */
            productId: z.int().nullable(),
            productName: z.string().nullable(),
            productIntro: z.string().nullable(),
            /** Description in the words of staff; empty: the part's own. */
            partText: z.string(),
            /** In pieces. */
            quantity: z.int(),
            ...unitOfSale,
            ...serialRange,
            option: z.string(),
            note: z.string(),
            /** Parts that replace it, with the quantity for one unit (J5); empty if it is not replaced. */
            successors: z.array(
              z.object({
                productId: z.int(),
                productName: z.string(),
                productIntro: z.string(),
                quantity: z.int(),
              }),
            ),
          }),
        ),
      })
      .nullable(),
  })
  .meta({ id: 'AssemblyPage' });

/** An assembly with its drawing and parts list (J4). */
export type AssemblyPage = AnswerOf<typeof assemblyPageSchema>;
export type ShownDrawing = NonNullable<AssemblyPage['drawing']>;
export type ShownCallout = ShownDrawing['callouts'][number];

export const staffAssemblySchema = z
  .object({
    id: z.int(),
    modelId: z.int(),
    parentId: z.int().nullable(),
    name: z.string(),
    path: z.string(),
    sortOrder: z.int(),
    drawings: z.array(revisionSchema),
    version: z.int(),
  })
  .meta({ id: 'StaffAssembly' });

/** An assembly as staff edit it. */
export type StaffAssembly = AnswerOf<typeof staffAssemblySchema>;

export const calloutRowSchema = z.object({
  callout: z.string(),
  x: place,
  y: place,
  /** Part number; empty: not sold alone. */
  part: z.string(),
  partText: z.string(),
  quantity: z.int(),
  ...serialRange,
  option: z.string(),
  note: z.string(),
});

/** A row of a drawing's parts list, as staff type it. */
export type CalloutRow = AnswerOf<typeof calloutRowSchema>;

export const staffDrawingSchema = z
  .object({
    id: z.int(),
    assemblyId: z.int(),
    assemblyName: z.string(),
    modelId: z.int(),
    modelName: z.string(),
    revision: z.string(),
    ...serialRange,
    imageHash: z.string(),
    widthPx: z.int(),
    heightPx: z.int(),
    callouts: z.array(calloutRowSchema),
    /** The uploaded file is kept. */
    hasOriginal: z.boolean(),
    /** Numbers that stand on the drawing as text: proposals. */
    printedNumbers: z.array(z.object({ callout: z.string(), x: z.number(), y: z.number() })),
    version: z.int(),
  })
  .meta({ id: 'StaffDrawing' });

/** A drawing with its parts list as staff edit it. */
export type StaffDrawing = AnswerOf<typeof staffDrawingSchema>;
