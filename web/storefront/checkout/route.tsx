import { useLoaderData } from 'react-router';
import { useAnswer } from '../../forms/use-answer.ts';
import { ButtonLink } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Head } from '../../design/head.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { useShell } from '../../shell/shell.ts';
import { useCheckoutText } from './checkout-text.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { type CheckoutView, readCheckout } from './checkout-view.ts';
import { choicesOf } from './checkout-choices.ts';
import { useNewestView } from './use-newest-view.ts';

export function loader({ request, context }: PageArgs): Promise<CheckoutView> {
  const { searchParams } = new URL(request.url);
  return readCheckout(context, (draft) => choicesOf(draft, searchParams));
}

/** Handles the form; its code is loaded when it is sent. */
export async function action(args: PageActionArgs) {
  const { checkoutAction } = await import('./checkout-action.ts');
  return checkoutAction(args);
}

/** Checkout: delivery address, purchase order number, prices, and then the order (A16, A17, A18). */
export function Component() {
  const t = useCheckoutText();
  const { reduced } = useShell();
  const trouble = useAnswer<typeof action>();
  const loaded = useLoaderData<typeof loader>();
  const { quote, ...view } = useNewestView(loaded, trouble?.view ?? null);
  return (
    <>
      <Head title={t('checkout.title')} />
      <h1>{t('checkout.title')}</h1>
      {quote === null && trouble?.order.notice != null ? <Notice kind="bad">{trouble.order.notice}</Notice> : null}
      {quote === null ? (
        <EmptyState title={t('checkout.empty')}>
          <ButtonLink href={reduced ? '/' : '/search'}>{t('checkout.empty-search')}</ButtonLink>
        </EmptyState>
      ) : (
        <CheckoutForm view={view} quote={quote} trouble={trouble} />
      )}
    </>
  );
}
