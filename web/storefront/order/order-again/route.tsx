import { PostForm } from '../../../forms/post-form.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { useLoaderData, useNavigation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { RefusedError, type PageArgs } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { takenQuantities, type TakenQuantities, takeQuantities } from '../../quantities/taken-quantities.ts';
import { ReorderRow } from './reorder-row.tsx';
import { orderNotValid } from '../own-order.ts';
import { type AgainAnswer, orderAgainAction } from './order-again-action.ts';
import { useAgainText } from './order-again-text.ts';

export async function loader({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? '';
  if (!/^\d{1,10}$/.test(id)) throw orderNotValid(context.language);
  const [asked, { timeZone }] = await Promise.all([
    context.ask(orderPaths.again, { orderId: Number(id) }),
    context.call(settingsPaths.store, {}),
  ]);
  if (asked.ok) return { order: asked.output, timeZone, taken: takenQuantities(searchParams) };
  const { status } = asked.refusal;
  throw status === 404 || status === 400 ? orderNotValid(context.language) : new RefusedError(asked.refusal);
}

export const action = orderAgainAction;

/** An earlier order with the current price and availability of each line (G2). */
export function Component() {
  const t = useAgainText();
  const { day } = useFigures();
  const { order, timeZone, taken } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const isAdding = useNavigation().formMethod === 'POST';
  const title = t('again.title', { reference: order.reference });
  return (
    <>
      <Head title={title} />
      <h1>{title}</h1>
      <p>{t('again.lead', { date: day(new Date(order.placedAt), timeZone) })}</p>
      <PostForm answer={answer} className="grid gap-4" noValidate>
        {answer === undefined ? null : <Outcome answer={answer} />}
        <table className="table ruled cards">
          <caption className="visually-hidden">{t('again.lines')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('again.part')}</th>
              <th scope="col" className="figure">
                {t('again.then')}
              </th>
              <th scope="col" className="figure">
                {t('again.now')}
              </th>
              <th scope="col">{t('again.quantity')}</th>
              <th scope="col">{t('again.what')}</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => {
              const chosen = taken[line.lineId];
              return (
                <ReorderRow
                  key={`${line.lineId} ${chosen}`}
                  line={line}
                  quantity={chosen ?? line.quantity}
                  isTaken={chosen !== undefined}
                  error={answer?.errors[line.lineId]}
                  hrefOf={(other) => againAddress(order.orderId, { ...taken, [line.lineId]: other }, line.lineId)}
                />
              );
            })}
          </tbody>
        </table>
        <p className="row off-paper flush">
          <Button type="submit" busy={isAdding && t('again.adding')}>
            {t('again.add')}
          </Button>
          <ButtonLink kind="secondary" href={`/Customer-Order/?id=${order.orderId}`}>
            {t('again.order')}
          </ButtonLink>
        </p>
      </PostForm>
    </>
  );
}

function againAddress(orderId: number, taken: TakenQuantities, lineId: number): string {
  const query = new URLSearchParams({ id: String(orderId) });
  takeQuantities(query, taken);
  return `/Order-Again?${query.toString()}#line-${lineId}`;
}

function Outcome({ answer }: { answer: AgainAnswer }) {
  const t = useAgainText();
  return (
    <>
      {answer.notice === null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {answer.isEmpty ? <Notice kind="bad">{t('again.none')}</Notice> : null}
      {answer.addedLines === 0 ? null : (
        <Notice kind="good">
          <p className="flush">
            {t('again.added', { lines: answer.addedLines })} <PageLink href="/Basket">{t('again.to-basket')}</PageLink>
          </p>
        </Notice>
      )}
    </>
  );
}
