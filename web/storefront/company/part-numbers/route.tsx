import { useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { ownNumberPaths } from '#shop/catalogue/customer-part-numbers/paths.ts';
import { ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Head } from '../../../design/head.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { pageCount, pageNumberIn } from '../../account/page-number.ts';
import { Pager } from '../../account/pager.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { NumberForms } from './number-forms.tsx';
import { NumberTable } from './number-table.tsx';
import { Outcome } from './import-outcome.tsx';
import { useOwnNumbersText } from './own-numbers-text.ts';
import { Question } from './number-search.tsx';
import { saveOwnNumbers } from './save-own-numbers.ts';

const PAGE_SIZE = 50;
const SEARCH_MAX = 100;

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string) => (searchParams.get(name) ?? '').trim().slice(0, SEARCH_MAX);
  const [search, page] = [parameter('search'), pageNumberIn(searchParams)];
  const [{ items, total }, { memberRole }] = await Promise.all([
    context.call(ownNumberPaths.list, { search, page, pageSize: PAGE_SIZE }),
    context.call(companyPaths.own, {}),
  ]);
  const chosen = { ownNumber: parameter('own'), part: parameter('part'), width: parameter('width') };
  return { numbers: items, total, search, page, chosen, mayChange: memberRole !== 'reader' };
}

export const action = saveOwnNumbers;

/** Customer part numbers: search, single entry, pasted lists and files (H6). */
export function Component() {
  const t = useOwnNumbersText();
  const { numbers, total, search, page, chosen, mayChange } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AccountFrame>
      <Head title={t('own-numbers.title')} />
      <AccountBreadcrumb here={t('own-numbers.title')} below={{ label: t('company.title'), href: '/Company' }} />
      <h1>{t('own-numbers.title')}</h1>
      <p className="at-most-44rem soft-ink">{t('own-numbers.lead')}</p>
      {answer === undefined ? null : <Outcome answer={answer} />}
      {total === 0 && search === '' && page === 1 ? null : <Question key={search} search={search} max={SEARCH_MAX} />}
      {numbers.length === 0 ? (
        <Nothing search={search} />
      ) : (
        <>
          <NumberTable numbers={numbers} mayChange={mayChange} answer={answer} />
          <p>
            <a href="/Own-Numbers.csv">{t('own-numbers.csv')}</a>
          </p>
        </>
      )}
      <Pager page={page} pages={pageCount(total, PAGE_SIZE)} addressOf={(other) => addressOf(search, other)} />
      {mayChange ? <NumberForms key={JSON.stringify(chosen)} chosen={chosen} answer={answer} /> : null}
    </AccountFrame>
  );
}

function addressOf(search: string, page: number): string {
  return `/Company/Part-Numbers?${new URLSearchParams({ search, page: String(page) }).toString()}`;
}

function Nothing({ search }: { search: string }) {
  const t = useOwnNumbersText();
  if (search === '') {
    return (
      <EmptyState title={t('own-numbers.none')}>
        <p>{t('own-numbers.none-hint')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('own-numbers.none-found', { search })}>
      <ButtonLink href="/Company/Part-Numbers">{t('own-numbers.show-all')}</ButtonLink>
    </EmptyState>
  );
}
