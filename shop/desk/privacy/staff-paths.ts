import { choice, declareList, type QuestionOf } from '../../base/paged-lists/list-declaration.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import { get, post } from '../../base/operations/path.ts';
import type { DataRequest, OpenDataRequest } from './answers.ts';
import { DATA_REQUEST_KINDS, type DataRequestKind } from './data-request.ts';

export type * from './answers.ts';

/** The file with a person's data, for a request. */
export const copyHref = (dataRequestId: number) => `/Administration/data-copy/${dataRequestId}.zip`;

/** The list of requests for staff. */
export const dataRequestDeclaration = declareList({
  sorts: ['due', 'number'],
  order: { sort: 'due', direction: 'desc' },
  filters: {
    dataRequestState: choice(['open', 'late', 'answered'], 'staff-refusal.data-request-state'),
    dataRequestKind: choice(DATA_REQUEST_KINDS, 'staff-refusal.data-request-kind'),
  },
});

export type DataRequestQuestion = QuestionOf<typeof dataRequestDeclaration>;

/** A request that reached staff by other means: the address of the person, who may have no login. */
export interface DataRequestDraft {
  email: string;
  dataRequestKind: DataRequestKind;
  remarks: string;
}

/** For staff. */
export const dataRequestPaths = {
  list: get<DataRequestQuestion, ListPage<DataRequest>>('/Privacy/GetDataRequests'),
  read: get<{ dataRequestId: number }, OpenDataRequest>('/Privacy/GetDataRequest/{dataRequestId}'),
  add: post<DataRequestDraft, { id: number }>('/Privacy/AddDataRequest'),
  /** Ends a request without erasing anything: a copy was sent, or it is refused with a reason. Returns 1. */
  answer: post<{ dataRequestId: number; reason: string }, number>('/Privacy/AnswerDataRequest'),
  /** Irrevocable; returns 1. */
  erase: post<{ dataRequestId: number }, number>('/Privacy/ErasePerson'),
};
