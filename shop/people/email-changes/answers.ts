import { z } from 'zod';
import type { AnswerOf } from '../../base/operations/answers.ts';
import { calledOnWire } from '../../base/wire/wire-members.ts';

export const newAddressSchema = z.object({ email: calledOnWire('userEmail', z.string()) }).meta({ id: 'NewAddress' });

/** New address of an account that its link confirms. */
export type NewAddress = AnswerOf<typeof newAddressSchema>;
