import { useNavigation } from 'react-router';
import type { PriceChange } from '#shop/pricing/price-changes/paths.ts';
import { Button } from '../../design/button.tsx';
import { CheckField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { priceChangeHref } from '../price-changes/price-change-words.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

/** Actions in the current state of a change: apply or discard it, undo it, or none. */
export function ChangeSteps({ change }: { change: PriceChange }) {
  const busy = useNavigation().formMethod === 'POST' && t('import-view.working');
  const { state, leftCount } = change;
  return (
    <>
      {leftCount === 0 ? null : (
        <Notice kind="plain">
          {t('price-changes.left', { count: leftCount })}{' '}
          <a href={`${priceChangeHref(change)}&only=left`}>{t('price-changes.show-left')}</a>
        </Notice>
      )}
      {state === 'proposed' ? <ApplyForm change={change} busy={busy} /> : null}
      {state === 'planned' ? (
        <Notice kind="plain">{t('price-changes.is-planned', { date: formatDay(change.startsOn) })}</Notice>
      ) : null}
      {state === 'proposed' || state === 'planned' ? (
        <PostForm intent="discard">
          <Button type="submit" kind="quiet" busy={busy}>
            {t('price-changes.discard')}
          </Button>
        </PostForm>
      ) : null}
      {state === 'applied' ? (
        <ConfirmedForm
          fields={{ intent: 'undo' }}
          question={t('price-changes.undo-question')}
          confirm={t('price-changes.undo-confirm')}
          href={priceChangeHref(change)}
          busy={busy}
        >
          {t('price-changes.undo')}
        </ConfirmedForm>
      ) : null}
    </>
  );
}

function ApplyForm({ change, busy }: { change: PriceChange; busy: string | false }) {
  const { rowCount, faultCount, questionCount } = change;
  const count = rowCount - faultCount;
  if (count === 0) return <Notice kind="bad">{t('price-changes.all-faulty')}</Notice>;
  return (
    <PostForm intent="apply">
      {faultCount === 0 ? null : (
        <Notice kind="bad">
          {t('price-changes.faulty', { count: faultCount })}{' '}
          <a href={`${priceChangeHref(change)}&only=faulty`}>{t('price-changes.show-faulty')}</a>
          <CheckField name="rest" label={t('price-changes.leave-out')} />
        </Notice>
      )}
      {questionCount === 0 ? null : (
        <Notice kind="bad">
          {t('price-changes.unusual', { count: questionCount })}{' '}
          <a href={`${priceChangeHref(change)}&only=unusual`}>{t('price-changes.show-unusual')}</a>
          <CheckField name="confirmPrices" label={t('price-changes.confirm')} />
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {t('price-changes.apply', { count })}
      </Button>
    </PostForm>
  );
}
