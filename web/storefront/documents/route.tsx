import { useOrderPageText } from '../order/order-page-text.ts';
import { Form, useLoaderData } from 'react-router';
import { parseDay } from '#shop/base/days/parse-day.ts';
import { DOCUMENT_KINDS } from '#shop/trade/documents/order-document-rules.ts';
import { documentPaths, type DocumentQuestion } from '#shop/trade/documents/paths.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { DayField } from '../../design/day-field.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Head } from '../../design/head.tsx';
import type { PageArgs } from '../../page-context.ts';
import { pageCount, pageNumberIn } from '../account/page-number.ts';
import { Pager } from '../account/pager.tsx';
import { AccountBreadcrumb } from '../account/account-breadcrumb.tsx';
import { AccountFrame } from '../account/account-frame.tsx';
import { DocumentTable } from './document-table.tsx';
import { redirectToDocument } from './redirect-to-document.ts';

const PAGE_SIZE = 50;
const SEARCH_MAX = 100;

/** Parses the filters of the address. A day is as it was typed; other invalid filters are dropped, so that a link never breaks. */
function questionIn(query: URLSearchParams): DocumentQuestion {
  const textOf = (name: string) => (query.get(name) ?? '').trim().slice(0, SEARCH_MAX) || undefined;
  return {
    kind: DOCUMENT_KINDS.find((each) => each === query.get('kind')),
    search: textOf('search'),
    from: textOf('from'),
    until: textOf('until'),
  };
}

const isNoDay = (text: string | undefined) => text !== undefined && parseDay(text) === null;

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const [question, page] = [questionIn(searchParams), pageNumberIn(searchParams)];
  if (isNoDay(question.from) || isNoDay(question.until)) return { documents: [], total: 0, question, page };
  const { items, total } = await context.call(documentPaths.own, { ...question, page, pageSize: PAGE_SIZE });
  return { documents: items, total, question, page };
}

export const action = redirectToDocument;

/** All documents of the orders that the member sees (L6). */
export function Component() {
  const t = useOrderPageText();
  const { documents, total, question, page } = useLoaderData<typeof loader>();
  return (
    <AccountFrame>
      <Head title={t('docs.title')} />
      <AccountBreadcrumb here={t('docs.title')} />
      <h1>{t('docs.title')}</h1>
      <p>{t('docs.lead')}</p>
      <Filters key={addressOf(question, 1)} question={question} />
      {documents.length === 0 ? (
        <Nothing isFiltered={Object.values(question).some((part) => part !== undefined) || total > 0} />
      ) : (
        <>
          <p>
            <output>{t('docs.count', { count: total })}</output>
          </p>
          <DocumentTable documents={documents} />
        </>
      )}
      <Pager page={page} pages={pageCount(total, PAGE_SIZE)} addressOf={(other) => addressOf(question, other)} />
    </AccountFrame>
  );
}

function addressOf(question: DocumentQuestion, page: number): string {
  const chosen = Object.entries(question).flatMap(([name, part]) => (part === undefined ? [] : [[name, part]]));
  return `/Documents?${new URLSearchParams({ ...Object.fromEntries(chosen), page: String(page) }).toString()}`;
}

function Filters({ question }: { question: DocumentQuestion }) {
  const t = useOrderPageText();
  return (
    <search>
      <Form className="fields off-paper">
        <TextField
          label={t('docs.search')}
          hint={t('docs.search-hint')}
          name="search"
          type="search"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          defaultValue={question.search ?? ''}
        />
        <SelectField label={t('docs.kind')} name="kind" defaultValue={question.kind ?? ''}>
          <option value="">{t('docs.kind-all')}</option>
          {DOCUMENT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`docs.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <DayField
          label={t('docs.from')}
          name="from"
          defaultValue={question.from ?? ''}
          error={isNoDay(question.from) ? t('docs.no-day') : undefined}
        />
        <DayField
          label={t('docs.until')}
          name="until"
          defaultValue={question.until ?? ''}
          error={isNoDay(question.until) ? t('docs.no-day') : undefined}
        />
        <Button type="submit" kind="secondary">
          {t('docs.show')}
        </Button>
      </Form>
    </search>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useOrderPageText();
  return isFiltered ? (
    <EmptyState title={t('docs.none-found')}>
      <ButtonLink href="/Documents">{t('docs.all')}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={t('docs.none')}>
      <p>{t('docs.none-hint')}</p>
      <ButtonLink href="/Order-History">{t('docs.order')}</ButtonLink>
    </EmptyState>
  );
}
