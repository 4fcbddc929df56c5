import { useLoaderData, useLocation } from 'react-router';
import { ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useShell } from '../../../shell/shell.ts';
import { changeOrderWhenSent } from '../change-order-when-sent.ts';
import { OrderPage } from '../order-page.tsx';
import { readOwnOrder } from '../own-order.ts';
import { useOrderText } from '../order-text.ts';

export const loader = readOwnOrder;
export const action = changeOrderWhenSent;

/** The order was placed: thanks first, then the sheet (A27). */
export function Component() {
  const t = useOrderText();
  const { reduced } = useShell();
  const own = useLoaderData<typeof loader>();
  const isUnsent = new URLSearchParams(useLocation().search).has('unsent');
  const { reference } = own.order;
  return (
    <>
      <Head title={t('order.thanks-title')} />
      <OrderPage
        {...own}
        intro={
          <>
            <h1>{t('order.thanks-title')}</h1>
            <p>{t('order.thanks', { reference })}</p>
            {isUnsent ? <Notice kind="bad">{t('order.unsent')}</Notice> : null}
          </>
        }
        next={<ButtonLink href={reduced ? '/' : '/search'}>{t('order.continue')}</ButtonLink>}
      />
    </>
  );
}
