import { useNavigation } from 'react-router';
import type { MoveDetails } from '#shop/desk/moving-in/paths.ts';
import { Button } from '../../design/button.tsx';
import { Fact, Facts } from '../../design/facts.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { TickQuestion } from '../forms/questions.tsx';
import { Moment } from '../moment.tsx';
import { moveHref } from '../screen-addresses.ts';
import { MoveStateBadge } from '../moving-in/move-state-badge.tsx';
import { t } from '../staff-text.ts';

/** Sender, time and result of the move. */
export function MoveFacts({ details }: { details: MoveDetails }) {
  const { at, staffName, state, added, changed, unchanged, appliedAt, undoneAt, undoneBy } = details;
  return (
    <Facts>
      <Fact label={t('import.state')}>
        <MoveStateBadge {...details} />
      </Fact>
      <Fact label={t('import-view.sent')}>
        <Moment at={at} /> {t('import-view.by', { name: staffName })}
      </Fact>
      {state === 'checking' || state === 'broken' ? null : (
        <Fact label={t('import-view.rows')}>{t('import-view.counts', { added, changed, unchanged })}</Fact>
      )}
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

/** Actions in the current state: write it, go on, take it back, or none. */
export function MoveSteps({ details }: { details: MoveDetails }) {
  const { id, state, added, changed, asked, questions, conflicts } = details;
  const busy = useNavigation().formMethod === 'POST' && t('import-view.working');
  const count = added + changed;
  const isStopped = state === 'stopped';
  return (
    <>
      {state === 'checked' && count === 0 ? <Notice kind="good">{t('import-view.nothing')}</Notice> : null}
      {state === 'applied' ? <Notice kind="good">{t('import-view.was-applied')}</Notice> : null}
      {state === 'undone' ? <Notice kind="good">{t('move.was-undone')}</Notice> : null}
      {isStopped ? (
        <Notice kind="bad">
          {t('move.was-stopped')} {conflicts.length > 0 ? t('move.in-the-way') : null}
        </Notice>
      ) : null}
      {(state === 'checked' || isStopped) && count > 0 ? (
        <PostForm className="grid items-start gap-2 around-3 tight" intent="apply">
          {isStopped ? null : <p>{t('move.ready')}</p>}
          {asked === 0 || isStopped ? null : (
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
          <Button type="submit" busy={busy}>
            {isStopped ? t('move.go-on') : t('import-view.apply', { count })}
          </Button>
        </PostForm>
      ) : null}
      {state === 'applying' || state === 'undoing' ? (
        <PostForm className="grid items-start gap-2 around-3 tight" intent="stop">
          <Button type="submit" kind="secondary" busy={busy}>
            {t('move.stop')}
          </Button>
        </PostForm>
      ) : null}
      {state === 'applied' || isStopped ? (
        <div className="grid items-start gap-2 around-3 tight">
          <ConfirmedForm
            fields={{ intent: 'undo', ...(conflicts.length > 0 ? { leaveChanged: '1' } : {}) }}
            question={t('move.undo-question', { count })}
            confirm={t('move.undo-confirm')}
            href={moveHref({ id })}
            busy={busy}
          >
            {t(conflicts.length > 0 ? 'import-view.undo-others' : 'import-view.undo')}
          </ConfirmedForm>
        </div>
      ) : null}
    </>
  );
}
