import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { CHANGED_OBJECTS, CHANGE_KINDS } from './change-kinds.ts';

export const changeSchema = z.object({
  /** Grows with every change: of two changes of one object, the higher is newer. */
  changeId: z.int(),
  changeKind: z.enum(CHANGE_KINDS),
  changedObject: z.enum(CHANGED_OBJECTS),
  objectId: z.int(),
  /** As people know the object; '': it has no such name. */
  reference: z.string(),
  /** ISO 8601. */
  changedAt: z.iso.datetime(),
  /** Address from which the object can be read; null: there is none. */
  link: z.string().nullable(),
});

/** A change of something that programs follow. */
export type Change = AnswerOf<typeof changeSchema>;

export const changesSchema = z.object({ cursor: z.string(), isMore: z.boolean(), changes: z.array(changeSchema) });

/** Changes in the order of their commits. */
export type Changes = AnswerOf<typeof changesSchema>;

export const changesOfDaySchema = z.object({
  kindsOfDay: z.array(z.object({ changeKind: z.enum(CHANGE_KINDS), count: z.int(), lastChangeId: z.int() })),
  /** Cursor behind the last change so far, to begin at the present. */
  cursor: z.string(),
});

/** The changes of a day, counted. */
export type ChangesOfDay = AnswerOf<typeof changesOfDaySchema>;
