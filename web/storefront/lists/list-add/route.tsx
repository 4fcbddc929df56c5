import { PostForm } from '../../../forms/post-form.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { data, useLoaderData, useNavigation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { quantityRefusal } from '#shop/trade/quantities/quantity.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#shop/base/kernel/line-quantity.ts';
import { listPaths, type ListHeader } from '#shop/trade/lists/paths.ts';
import { Button } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { SelectField, TextField } from '../../../design/field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { partKeyOf, quantityField } from '../../add-parts/wanted-parts.ts';
import { listAddress } from '../list-fields.ts';
import { ListNameFields } from '../list-name-fields.tsx';
import { useListsText } from '../lists-text.ts';
import styles from '../lists.module.css';
import { type AddAnswer, addToList } from './add-to-list.ts';
import { readSource, type Source } from './add-source.ts';

export async function loader({ request, context }: PageArgs) {
  const [source, lists] = await Promise.all([readSource(request.url, context), context.call(listPaths.all, {})]);
  if (source === null) throw data(null, { status: 404 });
  return { source, lists: lists.filter(({ mayChange }) => mayChange) };
}

export const action = addToList;

/** Adds a part, the whole basket or an order to a list (G4, G6). */
export function Component() {
  const t = useListsText();
  const { source, lists } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <>
      <Head title={t('lists.put')} />
      <AccountBreadcrumb here={t('lists.put')} below={{ label: t('lists.title'), href: '/Lists' }} />
      <h1>{t('lists.put')}</h1>
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {source.kind === 'parts' && answer?.errors.quantity !== undefined && hasNone(answer) ? (
        <Notice kind="bad">{t('lists.put-no-quantity')}</Notice>
      ) : null}
      {answer === undefined || answer.listId === null ? null : <PartlyPut answer={answer} listId={answer.listId} />}
      {source.lines.length === 0 ? (
        <EmptyState title={t('lists.nothing')}>
          <p>{t('lists.nothing-hint')}</p>
        </EmptyState>
      ) : (
        <PutForm source={source} lists={lists} answer={answer} />
      )}
    </>
  );
}

interface PutFormProps {
  source: Source;
  lists: readonly ListHeader[];
  answer: AddAnswer | undefined;
}

function PutForm({ source, lists, answer }: PutFormProps) {
  const t = useListsText();
  const isPutting = useNavigation().formMethod === 'POST';
  const { listName, isCompanys } = answer?.values ?? { listName: '', isCompanys: false };
  return (
    <PostForm answer={answer} className="stack form at-most-36rem">
      <p>{whatIsPut(source, t)}</p>
      {source.kind === 'part' ? <PartFields source={source} error={answer?.errors.quantity} /> : null}
      {source.kind === 'parts' ? <PartsFields source={source} answer={answer} /> : null}
      {lists.length === 0 ? null : (
        <SelectField label={t('lists.list')} name="list" defaultValue={lists[0]?.listId}>
          {lists.map(({ listId, listName }) => (
            <option key={listId} value={listId}>
              {listName}
            </option>
          ))}
          <option value="">{t('lists.a-new-one')}</option>
        </SelectField>
      )}
      <fieldset className={styles.panel}>
        <legend>{t('lists.new')}</legend>
        <ListNameFields
          listName={listName}
          isCompanys={isCompanys}
          isRequired={lists.length === 0}
          error={answer?.errors.listName}
        />
      </fieldset>
      <Button type="submit" busy={isPutting && t('lists.saving')}>
        {t('lists.put-send')}
      </Button>
    </PostForm>
  );
}

const hasNone = ({ values }: AddAnswer) => Object.keys(values.quantities).length === 0;

function whatIsPut({ kind, name, lines }: Source, t: ReturnType<typeof useListsText>): string {
  if (kind === 'part') return t('lists.put-part', { name });
  if (kind === 'parts') return t('lists.put-parts');
  return kind === 'basket'
    ? t('lists.put-basket', { lines: lines.length })
    : t('lists.put-order', { reference: name, lines: lines.length });
}

function PartFields({ source: { lines, widths }, error }: { source: Source; error: AddAnswer['errors']['quantity'] }) {
  const t = useListsText();
  const [line] = lines;
  return (
    <>
      {widths.length === 0 ? null : (
        <SelectField label={t('lists.width')} name="variantId" defaultValue={line?.variantId ?? ''}>
          {widths.map(({ variantId, variantDetails }) => (
            <option key={variantId} value={variantId}>
              {variantDetails}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('lists.quantity')}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={MIN_QUANTITY}
        max={MAX_QUANTITY}
        defaultValue={line?.quantity}
        error={error}
      />
    </>
  );
}

/** Quantity of each part: invalid input stays, and empty ones are omitted. */
function PartsFields({ source: { lines }, answer }: { source: Source; answer: AddAnswer | undefined }) {
  const t = useListsText();
  return lines.map((line) => {
    const key = partKeyOf(line);
    const typed = answer?.values.quantities[key];
    const isWrong = typed !== undefined && quantityRefusal(Number(typed)) !== null;
    return (
      <TextField
        key={key}
        label={t('lists.quantity-of', { name: line.name })}
        hint={line.refusal ?? undefined}
        name={quantityField(key)}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        disabled={line.refusal != null}
        defaultValue={answer === undefined ? (line.proposed ?? '') : (typed ?? '')}
        error={isWrong ? answer?.errors.quantity : undefined}
      />
    );
  });
}

function PartlyPut({ answer: { refused, addedLines }, listId }: { answer: AddAnswer; listId: number }) {
  const t = useListsText();
  return (
    <Notice kind="bad">
      <p>
        {t('lists.added', { lines: addedLines })} <PageLink href={listAddress(listId)}>{t('lists.to-list')}</PageLink>
      </p>
      <p>{t('lists.not-added', { lines: refused.length })}</p>
      <ul>
        {refused.map(({ name, message }, index) => (
          <li key={index}>{`${name}: ${message}`}</li>
        ))}
      </ul>
    </Notice>
  );
}
