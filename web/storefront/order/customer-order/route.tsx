import { useLoaderData } from 'react-router';
import { Breadcrumb } from '../../../design/breadcrumb.tsx';
import { Head } from '../../../design/head.tsx';
import { changeOrderWhenSent } from '../change-order-when-sent.ts';
import { OrderPage } from '../order-page.tsx';
import { readOwnOrder } from '../own-order.ts';
import { useOrderText } from '../order-text.ts';

export const loader = readOwnOrder;
export const action = changeOrderWhenSent;

/** One of the customer's own orders (A27). */
export function Component() {
  const t = useOrderText();
  const own = useLoaderData<typeof loader>();
  const { reference } = own.order;
  return (
    <>
      <Head title={t('order.title', { reference })} />
      <OrderPage
        {...own}
        intro={
          <>
            <Breadcrumb
              label={t('catalogue.trail')}
              steps={[
                { label: t('catalogue.home'), href: '/' },
                { label: t('shell.my-account'), href: '/My-Account' },
                { label: t('order.history'), href: '/Order-History' },
                { label: reference },
              ]}
            />
            <h1>{t('order.title', { reference })}</h1>
          </>
        }
      />
    </>
  );
}
