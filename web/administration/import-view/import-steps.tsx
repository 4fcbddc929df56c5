import { useNavigation } from 'react-router';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import { CheckField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { Fact, Facts } from '../../design/facts.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { TickQuestion } from '../forms/questions.tsx';
import { importHref } from '../screen-addresses.ts';
import { ImportStateBadge } from '../import/import-state-badge.tsx';
import { Moment } from '../moment.tsx';
import { t } from '../staff-text.ts';
import type { ImportDetails } from '#shop/desk/product-files/paths.ts';

/** Sender, time and result of the import. */
export function ImportFacts({ details }: { details: ImportDetails }) {
  const { at, staffName, state, added, changed, unchanged, appliedAt, undoneAt, undoneBy, bulkEdit } = details;
  const isCounted = state !== 'checking' && state !== 'broken' && (state !== 'refused' || added + changed > 0);
  return (
    <Facts>
      <Fact label={t('import.state')}>
        <ImportStateBadge {...details} />
      </Fact>
      <Fact label={t(bulkEdit === null ? 'import-view.sent' : 'import-view.bulk-sent')}>
        <Moment at={at} /> {t('import-view.by', { name: staffName })}
      </Fact>
      {isCounted ? (
        <Fact label={t('import-view.rows')}>{t('import-view.counts', { added, changed, unchanged })}</Fact>
      ) : null}
      {appliedAt === null ? null : (
        <Fact label={t('import-view.applied')}>
          <Moment at={appliedAt} />
        </Fact>
      )}
      {undoneAt === null ? null : (
        <Fact label={t('import-view.undone')}>
          <Moment at={undoneAt} /> {t('import-view.by', { name: undoneBy ?? '' })}
        </Fact>
      )}
    </Facts>
  );
}

/** Actions in the current state: apply, undo, or none. */
export function ImportSteps({ details }: { details: ImportDetails }) {
  const { id, state, added, changed, faults, trouble, asked, questions, conflicts, bulkEdit } = details;
  const isBulk = bulkEdit !== null;
  const busy = useNavigation().formMethod === 'POST' && t('import-view.working');
  const count = added + changed;
  const isRest = state === 'refused';
  const hasConflicts = conflicts.length > 0 && trouble !== null;
  return (
    <>
      {trouble === null ? null : <Notice kind="bad">{trouble}</Notice>}
      {state === 'checked' && count === 0 ? (
        <Notice kind="good">{t(isBulk ? 'import-view.bulk-nothing' : 'import-view.nothing')}</Notice>
      ) : null}
      {(state === 'checked' || isRest) && count > 0 ? (
        <PostForm className="grid items-start gap-2 around-3 tight">
          <p>{t(isRest ? (isBulk ? 'import-view.bulk-rest' : 'import-view.rest') : 'import-view.ready')}</p>
          {asked === 0 ? null : (
            <TickQuestion
              question={{
                name: 'confirmed',
                value: 'yes',
                title: t('import-view.question', { count: asked }),
                lines:
                  asked > questions.length
                    ? [...questions, t('import-view.questions-more', { count: asked - questions.length })]
                    : questions,
                tick: t('import-view.tick'),
              }}
            />
          )}
          {hasConflicts ? <CheckField name="leaveChanged" label={t('import-view.leave-changed')} /> : null}
          <Button type="submit" name="intent" value={isRest ? 'apply-rest' : 'apply'} busy={busy}>
            {t(isRest ? 'import-view.apply-rest' : 'import-view.apply', { count })}
          </Button>
        </PostForm>
      ) : null}
      {state === 'undone' ? (
        <Notice kind="good">{t(isBulk ? 'import-view.bulk-was-undone' : 'import-view.was-undone')}</Notice>
      ) : null}
      {state === 'applied' ? (
        <div className="grid items-start gap-2 around-3 tight">
          {trouble === null ? (
            <Notice kind="good">
              {t(faults > 0 || conflicts.length > 0 ? 'import-view.was-applied-rest' : 'import-view.was-applied')}
            </Notice>
          ) : null}
          <ConfirmedForm
            fields={{ intent: 'undo', ...(hasConflicts ? { leaveChanged: '1' } : {}) }}
            question={t(isBulk ? 'import-view.bulk-undo-question' : 'import-view.undo-question', { count })}
            confirm={t(isBulk ? 'import-view.bulk-undo-confirm' : 'import-view.undo-confirm')}
            href={importHref({ id })}
            busy={busy}
          >
            {t(hasConflicts ? 'import-view.undo-others' : 'import-view.undo')}
          </ConfirmedForm>
        </div>
      ) : null}
    </>
  );
}
