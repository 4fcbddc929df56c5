import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { modelTaskSchema } from '../maintenance/answers.ts';
import { FIT_ANSWERS } from './fit.ts';

const serialRange = { fromSerial: z.string(), toSerial: z.string() };

/** A statement of a part and a model without their names. */
export const fitRuleSchema = z.object({
  ...serialRange,
  option: z.string(),
  quantity: z.int(),
  note: z.string(),
});

const modelName = { modelId: z.int(), modelName: z.string(), modelPath: z.string() };

const modelHead = {
  ...modelName,
  intro: z.string(),
  /** null: not known. */
  firstYear: z.int().nullable(),
  lastYear: z.int().nullable(),
  imageHash: z.string().nullable(),
};

export const listedModelSchema = z
  .object({
    ...modelHead,
    /** Number of live parts that are stated for it. */
    partCount: z.int(),
  })
  .meta({ id: 'PressModel' });

/** A model in the public list (J1). */
export type ListedModel = AnswerOf<typeof listedModelSchema>;

export const modelPageSchema = z
  .object({
    ...modelHead,
    options: z.array(z.string()),
    /** Names of its manuals. */
    manuals: z.array(z.string()),
    partCount: z.int(),
    categories: z.array(z.object({ id: z.int(), guid: z.guid(), name: z.string() })),
  })
  .meta({ id: 'PressModelPage' });

/** A model's own page (J1). */
export type ModelPage = AnswerOf<typeof modelPageSchema>;

export const partModelsSchema = z.array(z.object({ ...modelName, rules: z.array(fitRuleSchema) }));

/** The models that a part fits, with all statements (J2). */
export type PartModels = AnswerOf<typeof partModelsSchema>;

export const machineSchema = z
  .object({
    machineId: z.int(),
    ...modelName,
    /** Empty: not known. */
    serial: z.string(),
    /** The company's own name for it; empty: none. */
    machineName: z.string(),
    place: z.string(),
    notes: z.string(),
    options: z
      .array(z.string())
      .nullable()
      .describe('Options of its model that the press has. Null if nobody has said.')
      .meta({ examples: [['UV']] }),
    missingOptions: z
      .array(z.string())
      .describe('Options of its model that the press does not have. An option in neither list is not known.')
      .meta({ examples: [['Inline die']] }),
    /** The member has chosen it. */
    isChosen: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Machine' });

/** A press of a company (J3). */
export type Machine = AnswerOf<typeof machineSchema>;

export const serialMatchSchema = z
  .object({
    /** Presses of the company with this number. */
    machines: z.array(machineSchema.pick({ machineId: true, modelName: true, serial: true, machineName: true })),
    /** Models that presses with this number may be of. */
    models: z.array(z.object(modelName)),
  })
  .meta({ id: 'SerialMatch' });

/** The target of a serial number that was scanned or typed (J6). */
export type SerialMatch = AnswerOf<typeof serialMatchSchema>;

export const savedMachineSchema = z
  .object({
    machineId: z.int(),
    /** Nothing is stated for presses of its model with this serial number, although there are statements for others. */
    isSerialUnusual: z.boolean(),
  })
  .meta({ id: 'SavedMachine' });

export type SavedMachine = AnswerOf<typeof savedMachineSchema>;

export const chosenMachineSchema = machineSchema.pick({
  machineId: true,
  modelId: true,
  modelName: true,
  modelPath: true,
  serial: true,
  machineName: true,
  options: true,
  missingOptions: true,
});

/** The press that a member has chosen. */
export type ChosenMachine = AnswerOf<typeof chosenMachineSchema>;

const fitAnswer = z
  .enum(FIT_ANSWERS)
  .describe('Whether it fits: fits, does-not-fit or not-known.')
  .meta({ examples: ['fits'] });

export const pressFitSchema = z
  .object({
    fit: fitAnswer,
    press: z
      .string()
      .describe('Name of the press in a sentence: its serial number if it is known.')
      .meta({ examples: ['2200-140'] }),
  })
  .meta({ id: 'PressFit' });

/** Answers whether a part fits the member's chosen press, in a list where each part has its own answer (J2). */
export type PressFit = AnswerOf<typeof pressFitSchema>;

export const judgedPartsSchema = z
  .object({
    /** null: no press is chosen. */
    machine: chosenMachineSchema.nullable(),
    parts: z.array(
      z.object({
        productId: z.int(),
        fit: fitAnswer,
        /** Product type, by which a list shows parts of the same kind; null: none. */
        typeId: z.int().nullable(),
        /** No press is stated for any part of its type, as for gloves: whether it fits is no question. */
        isForAll: z.boolean(),
        /** The statements that gave the answer. */
        rules: z.array(fitRuleSchema),
      }),
    ),
  })
  .meta({ id: 'JudgedParts' });

/** Answers whether parts fit the member's chosen press, with the rules that gave the answer (J2). */
export type JudgedParts = AnswerOf<typeof judgedPartsSchema>;

export const staffModelSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    path: z.string(),
    intro: z.string(),
    firstYear: z.int().nullable(),
    lastYear: z.int().nullable(),
    options: z.array(z.string()),
    manuals: z.array(z.string()),
    imageHash: z.string().nullable(),
    sortOrder: z.int(),
    archived: z.boolean(),
    categories: z.array(z.object({ categoryId: z.int(), categoryName: z.string() })),
    /** Kits and parts that presses of it need every so many hours (J10). */
    maintenance: z.array(modelTaskSchema),
    /** Statements about it, and presses of companies. */
    fitCount: z.int(),
    machineCount: z.int(),
    version: z.int(),
  })
  .meta({ id: 'StaffPressModel' });

/** A model as staff edit it. */
export type StaffModel = AnswerOf<typeof staffModelSchema>;

export const staffFitSchema = z
  .object({
    id: z.int(),
    productId: z.int(),
    productName: z.string(),
    productIntro: z.string(),
    modelId: z.int(),
    modelName: z.string(),
    ...fitRuleSchema.shape,
  })
  .meta({ id: 'PartFit' });

/** A statement that a part fits a model (J2). */
export type StaffFit = AnswerOf<typeof staffFitSchema>;
