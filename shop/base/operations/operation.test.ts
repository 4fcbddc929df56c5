import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerInternal } from './answers.ts';
import { operation } from './operation.ts';
import { get } from './path.ts';

interface Figures {
  goodsMinor: number;
  coupon: string | null;
}

const figures = get<Record<string, never>, Figures>('/Figures');
const base = { tag: 'Sale', summary: '', who: { access: 'everyone' }, input: z.object({}) as never } as const;
const handle = (): Figures => ({ goodsMinor: 1250, coupon: null });

test('an answer must match its schema: anything else does not compile', () => {
  const described = z.object({ goodsMinor: z.int(), coupon: z.string().nullable() });
  expect(
    operation(figures, { ...base, answer: { format: answerInternal(described) }, handle }).answer.format.schema,
  ).toBe(described);

  // @ts-expect-error -- another thing altogether
  operation(figures, { ...base, answer: { format: answerInternal(z.object({ nonsense: z.string() })) }, handle });
  // @ts-expect-error -- a member of another type
  operation(figures, { ...base, answer: { format: answerInternal(described.extend({ coupon: z.int() })) }, handle });
  // @ts-expect-error -- a member that the answer has and the schema does not tell
  operation(figures, { ...base, answer: { format: answerInternal(described.omit({ coupon: true })) }, handle });
  // @ts-expect-error -- a member that the schema tells and the answer has not
  operation(figures, { ...base, answer: { format: answerInternal(described.extend({ total: z.int() })) }, handle });
});
