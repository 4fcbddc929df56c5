import { useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { orderPaths } from '#shop/trade/orders/paths.ts';
import { leftToReturn, MAX_PICTURES, RETURN_REASONS, REMARKS_MAX } from '#shop/trade/returns/return.ts';
import { type OrderReturns, returnPaths } from '#shop/trade/returns/paths.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { SelectField, TextAreaField } from '../../../design/field.tsx';
import { FileField } from '../../../design/file-field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { LineQuantity } from '../../../design/line-quantity.tsx';
import { PrintValue } from '../../../design/print-value.tsx';
import { PartNumber, PartWidth } from '../../../design/part-number.tsx';
import { RefusedError, type PageArgs } from '../../../page-context.ts';
import { useSay } from '../../../texts/say.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { orderNotValid } from '../../order/own-order.ts';
import { useReturnText } from '../return-text.ts';
import { askForReturn, type AskTrouble, QUANTITY } from './ask-for-return.ts';

/** The lines of an order that the member sees, even in a browser with a staff session too. */
export async function loader({ request, context }: PageArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d{1,10}$/.test(id)) throw orderNotValid(context.language);
  const orderId = Number(id);
  const [again, asked] = await Promise.all([
    context.ask(orderPaths.again, { orderId }),
    context.ask(returnPaths.ofOrder, { orderId }),
  ]);
  if (again.ok && asked.ok) return { order: again.output, lines: asked.output.lines };
  const refusal = again.ok ? (asked.ok ? null : asked.refusal) : again.refusal;
  if (refusal === null || refusal.status === 404 || refusal.status === 400) throw orderNotValid(context.language);
  throw new RefusedError(refusal);
}

export const action = askForReturn;

/** Form for a return: parts, quantities and the reason (L7). */
export function Component() {
  const t = useReturnText();
  const { order, lines: all } = useLoaderData<typeof loader>();
  const title = t('returns.ask-title', { reference: order.reference });
  const open = all.filter((line) => leftToReturn(line) > 0);
  return (
    <>
      <Head title={title} />
      <AccountBreadcrumb here={t('returns.ask')} below={{ label: t('returns.title'), href: '/Returns' }} />
      <h1>{title}</h1>
      {open.length === 0 ? (
        <>
          <Notice kind="plain">{t('returns.nothing-left')}</Notice>
          <p className="off-paper">
            <ToOrder />
          </p>
        </>
      ) : (
        <AskForm open={open} />
      )}
    </>
  );
}

function ToOrder() {
  const t = useReturnText();
  const { order } = useLoaderData<typeof loader>();
  return (
    <ButtonLink kind="secondary" href={`/Customer-Order/?id=${order.orderId}`}>
      {t('returns.to-order')}
    </ButtonLink>
  );
}

function AskForm({ open }: { open: OrderReturns['lines'] }) {
  const t = useReturnText();
  const say = useSay();
  const trouble = useAnswer<typeof action>();
  const isSending = useSending();
  const field = (name: string) => ({
    name,
    defaultValue: trouble?.values[name] ?? '',
    error: trouble?.errors[name],
  });
  const reason = RETURN_REASONS.find((each) => each === trouble?.values['returnReason']);
  return (
    <PostForm answer={trouble} encType="multipart/form-data" className="with-aside" noValidate>
      <div>
        <p>{t('returns.ask-lead')}</p>
        {trouble?.notice == null ? null : <Notice kind="bad">{trouble.notice}</Notice>}
        {trouble?.errors['lines'] === undefined ? null : <Notice kind="bad">{say(trouble.errors['lines'])}</Notice>}
        <table className="table ruled cards">
          <caption className="visually-hidden">{t('returns.part')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('returns.part')}</th>
              <th scope="col" className="figure">
                {t('returns.sent')}
              </th>
              <th scope="col" className="figure">
                {t('returns.left')}
              </th>
              <th scope="col">{t('returns.quantity')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map((line) => (
              <LineRow key={line.orderLineId} line={line} {...field(`${QUANTITY}${line.orderLineId}`)} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="grid gap-4">
        <PrintValue value={reason === undefined ? '' : t(`returns.reason.${reason}`)} label={t('returns.reason')}>
          <SelectField label={t('returns.reason')} {...field('returnReason')} required>
            <option value="">{t('returns.choose-reason')}</option>
            {RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`returns.reason.${reason}`)}
              </option>
            ))}
          </SelectField>
        </PrintValue>
        <PrintValue value={trouble?.values['remarks'] ?? ''} label={t('returns.remarks')}>
          <TextAreaField
            label={t('returns.remarks')}
            hint={t('returns.remarks-hint')}
            rows={4}
            maxLength={REMARKS_MAX}
            {...field('remarks')}
          />
        </PrintValue>
        <div className="off-paper">
          <FileField
            label={t('returns.picture-file')}
            hint={t('returns.picture-first-hint', { most: MAX_PICTURES })}
            name="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          />
        </div>
        <p className="row off-paper flush">
          <Button type="submit" busy={isSending && t('returns.sending')}>
            {t('returns.send')}
          </Button>
          <ToOrder />
        </p>
      </div>
    </PostForm>
  );
}

interface LineRowProps {
  line: OrderReturns['lines'][number];
  name: string;
  defaultValue: string;
  error: AskTrouble['errors'][string];
}

function LineRow({ line, name, defaultValue, error }: LineRowProps) {
  const t = useReturnText();
  const say = useSay();
  const troubleId = `trouble-${line.orderLineId}`;
  const part = line.variantDetails === null ? line.productName : `${line.productName} ${line.variantDetails}`;
  return (
    <tr>
      <th scope="row">
        <PartNumber>{line.productName}</PartNumber>
        <PartWidth>{line.variantDetails}</PartWidth>
      </th>
      <td className="figure" data-label={t('returns.sent')}>
        {line.sent}
      </td>
      <td className="figure" data-label={t('returns.left')}>
        {leftToReturn(line)}
      </td>
      <td data-label={t('returns.quantity')}>
        <LineQuantity
          name={name}
          value={defaultValue}
          label={t('returns.quantity-of', { name: part })}
          isWrong={error !== undefined}
          describedBy={error === undefined ? undefined : troubleId}
          maxLength={3}
        />
        {error === undefined ? null : (
          <span id={troubleId} className="problem block">
            {say(error)}
          </span>
        )}
      </td>
    </tr>
  );
}
