import { MESSAGE_MAX } from '#shop/orders/messages/order-message.ts';
import { newestMessageIn } from '#shop/reporting/timeline/timeline.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { TextAreaField } from '../../design/field.tsx';
import { fieldsOf } from '../forms/fields-of.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { StepButton } from '../queue/step-button.tsx';
import { t } from '../staff-text.ts';
import type { OrderAsk } from './change-order.ts';
import type { TimelineEntry } from '#shop/reporting/timeline/paths.ts';

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
      <StaffForm<'text'>
        name={'message' satisfies OrderAsk}
        fields={[]}
        stored={{}}
        hidden={{ seenMessageId }}
        answer={answer?.form === 'message' ? answer : undefined}
        submit={t('timeline.send')}
        saved={t('timeline.sent')}
        kind="secondary"
      >
        {({ values, errors }) => (
          <TextAreaField
            label={t('timeline.write')}
            hint={t('timeline.write-hint')}
            rows={3}
            maxLength={MESSAGE_MAX}
            data-buyer
            {...fieldsOf<'text'>(values, errors)('text')}
          />
        )}
      </StaffForm>
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
