import { PostForm } from '../../../forms/post-form.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useListsText } from '../lists-text.ts';
import type { ListAnswer } from './list-action.ts';
import { fieldsOf, type RemovedLine } from './put-back.ts';

/** Result: added and refused lines with reasons, and undo. */
export function Outcome({ answer }: { answer: ListAnswer }) {
  const t = useListsText();
  const { notice, gone, isEmpty, inBasket, added, refusedRows, isCut, beyond, removed, isSaved } = answer;
  const { quantityColumn, unknownColumn } = answer;
  return (
    <>
      {notice === null ? null : <Notice kind="bad">{notice}</Notice>}
      {gone.map(({ lineId, name, quantity, note }) => (
        <Notice key={lineId} kind="bad">
          {t('lists.gone-meanwhile', { name, quantity, note, hasNote: note === '' ? 'no' : 'yes' })}
        </Notice>
      ))}
      {isEmpty ? <Notice kind="bad">{t('lists.empty')}</Notice> : null}
      {isSaved ? <Notice kind="good">{t('lists.saved')}</Notice> : null}
      {inBasket === 0 ? null : (
        <Notice kind="good">
          {t('lists.in-basket', { lines: inBasket })} <PageLink href="/Basket">{t('lists.to-basket')}</PageLink>
        </Notice>
      )}
      {added === null || (added === 0 && refusedRows.length > 0) ? null : (
        <Notice kind="good">{t('lists.added', { lines: added })}</Notice>
      )}
      {beyond === 0 ? null : <Notice kind="bad">{t('lists.beyond', { rows: beyond })}</Notice>}
      {isCut ? <Notice kind="plain">{t('lists.cut')}</Notice> : null}
      {quantityColumn === null ? null : (
        <Notice kind="plain">{t('lists.quantity-column', { column: quantityColumn })}</Notice>
      )}
      {unknownColumn === null ? null : (
        <Notice kind="plain">{t('lists.unknown-column', { column: unknownColumn })}</Notice>
      )}
      {refusedRows.length === 0 ? null : (
        <Notice kind="bad">
          <p>{t('lists.not-added', { lines: refusedRows.length })}</p>
          <ul>
            {refusedRows.map(({ row, message }, index) => (
              <li key={index}>
                {`${[row.part, row.width, row.quantity].filter((cell) => cell !== '').join(' · ')}: ${message}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {removed.map((line) => (
        <TakenOut key={`${line.productId} ${line.variantId}`} line={line} answer={answer} />
      ))}
    </>
  );
}

function TakenOut({ line, answer }: { line: RemovedLine; answer: ListAnswer }) {
  const t = useListsText();
  return (
    <Notice kind="plain">
      <PostForm answer={answer} className="row align-center gap-2-4 around-3">
        {fieldsOf(line).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <span>{t('lists.taken-out', { name: line.productName })}</span>
        <button type="submit" name="intent" value="put-back" className="text-button">
          {t('lists.put-back')}
        </button>
      </PostForm>
    </Notice>
  );
}
