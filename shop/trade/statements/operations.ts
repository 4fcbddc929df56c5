import { z } from 'zod';
import { answerInternal, answerInternalList, noInput } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import type { Shop } from '../../base/operations/shop.ts';
import { idNumber } from '../../base/wire/input-schemas.ts';
import { dayInZone } from '../../base/days/calendar-day.ts';
import { issue } from '../../base/messages/issue.ts';
import { NotFoundError } from '../../base/messages/errors.ts';
import { cursorInput, pageRequest, withPage } from '../../base/paged-lists/list-page.ts';
import { orAbsent } from '../../base/paged-lists/list-request.ts';
import type { OrderReader } from '../orders/order-reader.ts';
import { statementDocumentSchema, statementSchema } from './answers.ts';
import { statementPaths, type StatementQuestion } from './paths.ts';
import { staffStatementPaths } from './staff-paths.ts';
import { PAYMENT_STATES } from './statement.ts';
import { findStatement, listStatement } from './statement-queries.ts';

const statementQuestion = z.object({
  paymentState: orAbsent(z.enum(PAYMENT_STATES, issue('refusal.payment-state', { states: PAYMENT_STATES.join(', ') }))),
  page: orAbsent(pageRequest.shape.page.unwrap()),
  pageSize: orAbsent(pageRequest.shape.pageSize.unwrap()),
  after: cursorInput,
});

const ofCompany = { companyId: idNumber('company') };
const STAFF = { access: 'staff', staffRight: { anyOf: ['customers', 'documents'] }, scope: 'documents:read' } as const;

export const statementOperations = [
  operation(statementPaths.own, {
    tag: 'Sale',
    summary:
      "Get the statement of account: open, overdue, credit, paid and balance by currency, from the documents of the member's orders (L6).",
    who: { access: 'customer', scope: 'documents:read' },
    input: noInput,
    answer: { format: answerInternal(statementSchema) },
    handle: (_, { shop, caller: { customer } }) => getStatement(shop, customer),
  }),

  operation(statementPaths.documents, {
    tag: 'Sale',
    summary: 'List the invoices and credit notes of the statement, open ones first, by due date (L6).',
    who: { access: 'customer', scope: 'documents:read' },
    input: statementQuestion,
    answer: { format: answerInternalList(statementDocumentSchema) },
    example: { query: { paymentState: 'open', page: 1, pageSize: 20 } },
    handle: (question, { shop, caller: { customer } }) => listFor(shop, customer, question),
  }),

  operation(staffStatementPaths.ofCompany, {
    tag: 'Sale',
    summary: 'Get the statement of account of a company (L6, H7).',
    who: STAFF,
    input: z.object(ofCompany),
    answer: { format: answerInternal(statementSchema), refuses: [404] },
    example: { path: { companyId: 1 } },
    handle: ({ companyId }, { shop }) => getStatement(shop, wholeCompany(companyId)),
  }),

  operation(staffStatementPaths.documentsOfCompany, {
    tag: 'Sale',
    summary: "List the invoices and credit notes of a company's statement (L6, H7).",
    who: STAFF,
    input: statementQuestion.extend(ofCompany),
    answer: { format: answerInternalList(statementDocumentSchema) },
    example: { path: { companyId: 1 }, query: { paymentState: 'overdue', page: 1, pageSize: 10 } },
    handle: ({ companyId, ...question }, { shop }) => listFor(shop, wholeCompany(companyId), question),
  }),
];

/** Staff see all orders of a company. */
const wholeCompany = (companyId: number): OrderReader => ({ id: 0, companyId, seesAll: true });

/** @throws {NotFoundError} no such company */
export async function getStatement(shop: Shop, reader: OrderReader) {
  const statement = await findStatement(shop.db, reader, today(shop));
  if (statement === undefined) throw new NotFoundError('company');
  return statement;
}

function listFor(shop: Shop, reader: OrderReader, question: StatementQuestion) {
  return listStatement(shop.db, reader, today(shop), withPage(question));
}

const today = ({ clock, store }: Pick<Shop, 'clock' | 'store'>) => dayInZone(clock.now(), store.timeZone);
