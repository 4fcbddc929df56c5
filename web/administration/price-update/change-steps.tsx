import { useNavigation } from 'react-router';
import type { PriceUpdate } from '#shop/catalogue/price-updates/paths.ts';
import { Button } from '../../design/button.tsx';
import { CheckField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { priceUpdateHref } from '../price-updates/price-update-words.tsx';
import { formatDay } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

/** Actions in the current state of an update: apply or discard it, undo it, or none. */
export function ChangeSteps({ change }: { change: PriceUpdate }) {
  const busy = useNavigation().formMethod === 'POST' && t('import-view.working');
  const { state, leftCount, leftOpen } = change;
  return (
    <>
      {leftCount === 0 ? null : (
        <Notice kind="plain">
          {t('price-updates.left', { count: leftCount })}{' '}
          <a href={`${priceUpdateHref(change)}&only=left`}>{t('price-updates.show')}</a>
        </Notice>
      )}
      {leftOpen ? (
        <PostForm intent="closeLeft">
          <p>{t('price-updates.left-open')}</p>
          <Button type="submit" kind="quiet" busy={busy}>
            {t('price-updates.close-left')}
          </Button>
        </PostForm>
      ) : null}
      {state === 'proposed' ? <ApplyForm change={change} busy={busy} /> : null}
      {state === 'planned' ? (
        <Notice kind="plain">{t('price-updates.is-planned', { date: formatDay(change.startsOn) })}</Notice>
      ) : null}
      {state === 'proposed' || state === 'planned' ? (
        <PostForm intent="discard">
          <Button type="submit" kind="quiet" busy={busy}>
            {t('price-updates.discard')}
          </Button>
        </PostForm>
      ) : null}
      {state === 'applied' ? (
        <ConfirmedForm
          fields={{ intent: 'undo' }}
          question={t('price-updates.undo-question')}
          confirm={t('price-updates.undo-confirm')}
          href={priceUpdateHref(change)}
          busy={busy}
        >
          {t('price-updates.undo')}
        </ConfirmedForm>
      ) : null}
    </>
  );
}

function ApplyForm({ change, busy }: { change: PriceUpdate; busy: string | false }) {
  const { rowCount, faultCount, questionCount } = change;
  const count = rowCount - faultCount;
  if (count === 0) return <Notice kind="bad">{t('price-updates.all-faulty')}</Notice>;
  return (
    <PostForm intent="apply">
      {faultCount === 0 ? null : (
        <Notice kind="bad">
          {t('price-updates.faulty', { count: faultCount })}{' '}
          <a href={`${priceUpdateHref(change)}&only=faulty`}>{t('price-updates.show')}</a>
          <CheckField name="rest" label={t('price-updates.leave-out')} />
        </Notice>
      )}
      {questionCount === 0 ? null : (
        <Notice kind="bad">
          {t('price-updates.unusual', { count: questionCount })}{' '}
          <a href={`${priceUpdateHref(change)}&only=unusual`}>{t('price-updates.show')}</a>
          <CheckField name="confirmPrices" label={t('price-updates.confirm')} />
        </Notice>
      )}
      <Button type="submit" busy={busy}>
        {t('price-updates.apply', { count })}
      </Button>
    </PostForm>
  );
}
