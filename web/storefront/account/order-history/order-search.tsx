import { PageLink } from '../../../design/page-link.tsx';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { TextField } from '../../../design/field.tsx';
import { useAccountText } from '../account-text.ts';

const SEARCH_MAX = 100;

/** Search text in the address; '' for the whole history. */
export function searchIn(query: URLSearchParams): string {
  return (query.get('search') ?? '').trim().slice(0, SEARCH_MAX);
}

/** Finds own orders by their contents, and shows their number (A26). */
export function OrderSearch({ search, total }: { search: string; total: number }) {
  const t = useAccountText();
  return (
    <>
      <search>
        <Form className="fields off-paper">
          <TextField
            label={t('account.order-search')}
            hint={t('account.order-search-hint')}
            name="search"
            type="search"
            autoComplete="off"
            maxLength={SEARCH_MAX}
            defaultValue={search}
          />
          <Button type="submit" kind="secondary">
            {t('account.order-search-submit')}
          </Button>
        </Form>
      </search>
      {total === 0 ? (
        <EmptyState title={t('account.order-none-found', { search })}>
          <p>{t('account.order-none-found-hint')}</p>
          <ButtonLink href="/Order-History">{t('account.order-search-clear')}</ButtonLink>
        </EmptyState>
      ) : (
        <output className="block below-4">
          {search === '' ? (
            t('account.order-count', { count: total })
          ) : (
            <>
              {t('account.order-found', { count: total, search })}{' '}
              <PageLink href="/Order-History">{t('account.order-search-clear')}</PageLink>
            </>
          )}
        </output>
      )}
    </>
  );
}
