import { newestMessageIn } from '#shop/desk/timeline/timeline.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { DeclaredForm } from '../forms/declared-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StepButton } from '../queue/step-button.tsx';
import { t } from '../staff-text.ts';
import { messageForm } from './order-forms.ts';
import type { OrderAsk } from './change-order.ts';
import type { TimelineEntry } from '#shop/desk/timeline/paths.ts';

interface MessageFormProps {
  timeline: readonly TimelineEntry[];
  answer: SaveAnswer | undefined;
}

/** A message to the buyer of the order; the buyer's can be marked as read without one (L8). */
export function MessageForm({ timeline, answer }: MessageFormProps) {
  const isUnread = timeline.some(({ message }) => message?.side === 'buyer' && message.readAt === null);
  const seenMessageId = newestMessageIn(timeline);
  return (
    <>
      {isUnread ? <Settle answer={answer} seenMessageId={seenMessageId} /> : null}
      <DeclaredForm
        name={'message' satisfies OrderAsk}
        of={messageForm}
        hidden={{ seenMessageId }}
        answer={answer?.form === 'message' ? answer : undefined}
        submit={t('timeline.send')}
        saved={t('timeline.sent')}
        kind="secondary"
      >
        {({ draw }) => draw('text')}
      </DeclaredForm>
    </>
  );
}

function Settle({ answer, seenMessageId }: { answer: SaveAnswer | undefined; seenMessageId: number }) {
  const own = answer?.form === 'settle' ? answer : undefined;
  return (
    <PostForm answer={own} preventScrollReset>
      <input type="hidden" name="seenMessageId" value={seenMessageId} />
      <StepButton ask={'settle' satisfies OrderAsk} label={t('timeline.settle')} />
      {own?.saved === false ? <output>{own.notice}</output> : null}
    </PostForm>
  );
}
