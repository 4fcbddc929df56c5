import type { Db } from '#platform/database/database.ts';
import { message } from '../../../base/messages/message.ts';
import type { PartRequest } from '../../../trade/part-requests/paths.ts';
import { findPartRequestForMail } from '../../../trade/part-requests/request-queries.ts';
import type { Mail } from '../mail.ts';
import { findActiveAccount } from './find-subject.ts';
import { greeting } from './greeting.ts';
import { itemTable } from './item-table.ts';
import type { Block, Fact } from './letter.ts';

/** To a colleague who may order: parts that somebody at a press needs (J9). */
export const partRequest: Mail<'part-request'> = {
  async write({ partRequestId, customerId }, { tx, publicUrl }) {
    const account = await findActiveAccount(tx, customerId);
    const request = await getRequest(tx, partRequestId);
    if (account === null || request.requestState !== 'open') return null;
    const { askedBy, urgency, press } = request;
    const subject = message('letter.part-request.subject', { name: askedBy, urgency: urgencyWord(request) });
    return {
      to: account.email,
      subject,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(account) },
        ...wordsOf(request.wanted),
        { kind: 'facts', facts: factsOf({ press, urgency, askedBy }) },
        ...partsOf(request),
        button(message('letter.part-request.button'), `${publicUrl}/Part-Requests?id=${partRequestId}`),
      ],
    };
  },
};

/** To the author of a request: it was taken into a basket, or answered by purchasing or the counter (J9). */
export const partRequestAnswer: Mail<'part-request-answer'> = {
  async write({ partRequestId, customerId }, { tx, publicUrl }) {
    const account = await findActiveAccount(tx, customerId);
    if (account === null) return null;
    const request = await getRequest(tx, partRequestId);
    const subject = message('letter.part-request-answer.subject', { kind: answerKind(request) });
    return {
      to: account.email,
      subject,
      heading: subject,
      blocks: [
        { kind: 'text', text: greeting(account) },
        ...wordsOf(request.answer ?? ''),
        ...partsOf(request),
        button(message('letter.part-request-answer.button'), `${publicUrl}/Part-Request?id=${partRequestId}`),
      ],
    };
  },
};

/** To the shop's staff: somebody asks which part it is (J9). */
export const partQuestionStaff: Mail<'part-question-staff'> = {
  async write({ partRequestId }, { tx, staffAddress, publicUrl }) {
    const request = await getRequest(tx, partRequestId);
    const subject = message('staff-letter.part-question.subject', { company: request.company });
    return {
      to: staffAddress(),
      subject,
      heading: subject,
      blocks: [
        ...wordsOf(request.wanted),
        {
          kind: 'facts',
          facts: [[message('staff-letter.company'), request.company], ...factsOf(request)],
        },
        button(
          message('staff-letter.part-question.button'),
          `${publicUrl}/Administration/Part-Question?id=${partRequestId}`,
        ),
      ],
    };
  },
};

async function getRequest(tx: Db, partRequestId: number): Promise<PartRequest> {
  const request = await findPartRequestForMail(tx, partRequestId);
  if (request === undefined) throw new Error(`There is no request ${partRequestId}.`);
  return request;
}

function answerKind({ requestState, requestReader }: PartRequest): 'taken' | 'purchasing' | 'counter' {
  return requestState === 'taken' ? 'taken' : requestReader;
}

/** An urgency as a selector in a message, which allows no hyphen. */
function urgencyWord({ urgency }: Pick<PartRequest, 'urgency'>): 'stands' | 'soon' | 'stock' {
  return urgency === 'press-stands' ? 'stands' : urgency;
}

const wordsOf = (text: string): Block[] => (text === '' ? [] : [{ kind: 'note', text }]);

const button = (label: ReturnType<typeof message>, url: string): Block => ({ kind: 'button', label, url });

function factsOf(request: Pick<PartRequest, 'press' | 'urgency' | 'askedBy'>): Fact[] {
  const { press, askedBy } = request;
  return [
    [message('letter.part-request.asked-by'), askedBy],
    ...(press === '' ? [] : [[message('letter.part-request.press'), press] satisfies Fact]),
    [
      message('letter.part-request.urgency'),
      message('letter.part-request.urgency-word', { urgency: urgencyWord(request) }),
    ],
  ];
}

const partsOf = ({ lines }: PartRequest): Block[] =>
  lines.length === 0 ? [] : [itemTable(message('letter.part-request.part'), lines)];
