import { Form, useLoaderData } from 'react-router';
import { PAYMENT_STATES, type PaymentState } from '#shop/trade/statements/statement.ts';
import { statementPaths } from '#shop/trade/statements/paths.ts';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { SelectField } from '../../../design/field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { pageCount, pageNumberIn } from '../../account/page-number.ts';
import { Pager } from '../../account/pager.tsx';
import { Letterhead } from '../../product/letterhead.tsx';
import { useStatementText } from './statement-text.ts';
import { StatementRows } from './statement-rows.tsx';
import { StatementTotals } from './statement-totals.tsx';

const PAGE_SIZE = 50;
const ALL = 'all' as const;

/** Reads the filter of the address; without one, what is open. */
function stateIn(query: URLSearchParams): PaymentState | undefined {
  const state = query.get('state');
  return state === ALL ? undefined : (PAYMENT_STATES.find((each) => each === state) ?? 'open');
}

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const [paymentState, page] = [stateIn(searchParams), pageNumberIn(searchParams)];
  const [statement, { items, total }] = await Promise.all([
    context.call(statementPaths.own, {}),
    context.call(statementPaths.documents, { paymentState, page, pageSize: PAGE_SIZE }),
  ]);
  return { statement, documents: items, total, state: paymentState ?? (ALL as typeof ALL), page };
}

/** Statement of account: what is open, overdue and paid, by currency, with its documents (L6). */
export function Component() {
  const t = useStatementText();
  const { day } = useFigures();
  const { statement, documents, total, state, page } = useLoaderData<typeof loader>();
  return (
    <AccountFrame>
      <Head title={t('statement.title')} />
      <AccountBreadcrumb here={t('statement.title')} />
      <Letterhead address="/Company/Statement" />
      <h1>{t('statement.title')}</h1>
      <p>
        {t('statement.lead')} {t('statement.as-of', { day: day(statement.statementOn) })}
      </p>
      {statement.isWhole ? null : <Notice kind="plain">{t('statement.own-orders')}</Notice>}
      {statement.totals.length === 0 ? (
        <EmptyState title={t('statement.none')}>
          <p>{t('statement.none-hint')}</p>
        </EmptyState>
      ) : (
        <>
          <StatementTotals totals={statement.totals} />
          <Filter key={state} state={state} />
          <p>
            <output>{t('statement.count', { count: total })}</output>
          </p>
          {documents.length === 0 ? null : <StatementRows documents={documents} />}
          <Pager
            page={page}
            pages={pageCount(total, PAGE_SIZE)}
            addressOf={(other) => `/Company/Statement?state=${state}&page=${other}`}
          />
          <p className="row off-paper flush">
            <a href="/Statement.pdf">{t('statement.pdf')}</a>
            <a href={`/Statement.csv?state=${state}`}>{t('statement.csv')}</a>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

function Filter({ state }: { state: PaymentState | typeof ALL }) {
  const t = useStatementText();
  return (
    <search>
      <Form className="fields off-paper">
        <SelectField label={t('statement.state')} name="state" defaultValue={state}>
          {([...PAYMENT_STATES, ALL] as const).map((each) => (
            <option key={each} value={each}>
              {t(`statement.filter.${each}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" kind="secondary">
          {t('statement.show')}
        </Button>
      </Form>
    </search>
  );
}
