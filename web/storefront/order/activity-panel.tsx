import { useAnswer } from '../../forms/use-answer.ts';
import type { Order } from '#shop/trade/orders/order.ts';
import { MESSAGE_MAX } from '#shop/trade/messages/order-message.ts';
import type { Store } from '#shop/base/settings/paths.ts';
import { RETURN_STATES } from '#shop/trade/returns/return.ts';
import { newestMessageIn } from '#shop/desk/timeline/timeline.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button } from '../../design/button.tsx';
import { TextAreaField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFigures } from '../../texts/texts.tsx';
import { useSending } from '../../forms/use-sending.ts';
import type { changeOwnOrder, MessageTrouble } from './change-own-order.ts';
import { useOrderPageText } from './order-page-text.ts';
import { useOrderText } from './order-text.ts';
import type { BuyerEntry } from '#shop/desk/timeline/paths.ts';

interface ActivityPanelProps {
  order: Order;
  timeline: readonly BuyerEntry[];
  store: Store;
}

/** Messages between buyer and staff, with the rest of the order's history (L8). */
export function ActivityPanel({ order, timeline, store }: ActivityPanelProps) {
  const t = useOrderPageText();
  const { moment } = useFigures();
  const answer = useAnswer<typeof changeOwnOrder>();
  const trouble = answer?.form === 'message' ? answer : undefined;
  const isUnread = timeline.some((entry) => entry.isUnread);
  const seenMessageId = newestMessageIn(timeline);
  return (
    <section
      id="messages"
      className="panel off-paper padded anywhere small-heads tight"
      aria-labelledby="messages-title"
    >
      <h2 id="messages-title">{t('told.title')}</h2>
      {trouble?.notice == null ? null : <Notice kind="bad">{trouble.notice}</Notice>}
      {isUnread ? <ReadForm trouble={trouble} seenMessageId={seenMessageId} /> : null}
      <ol className="list timeline gap-2 small">
        {timeline.map((entry) => (
          <li key={entry.key} data-what={entry.what}>
            <TimelineItem entry={entry} currency={order.currency} shop={store.name} />{' '}
            <time dateTime={entry.at}>{moment(new Date(entry.at), store.timeZone)}</time>
          </li>
        ))}
      </ol>
      {/* Empty again after every sent message; a received one does not clear the input. */}
      <WriteForm
        key={timeline.filter(({ what, side }) => what === 'message' && side === 'buyer').length}
        trouble={trouble}
        seenMessageId={seenMessageId}
      />
    </section>
  );
}

function TimelineItem({ entry, currency, shop }: { entry: BuyerEntry; currency: Order['currency']; shop: string }) {
  const t = useOrderPageText();
  const say = useEventText(currency);
  if (entry.what !== 'message') return <span>{say(entry)}</span>;
  return (
    <>
      <strong>{entry.side === 'shop' ? shop : (entry.byName ?? t('told.you'))}</strong>{' '}
      {entry.isUnread ? <span className="badge good">{t('told.unread')}</span> : null}
      <span className="own-line as-typed">{entry.text}</span>
    </>
  );
}

/** Describes an event in one sentence. */
function useEventText(currency: Order['currency']) {
  const t = useOrderPageText();
  const ofOrder = useOrderText();
  const { money } = useFigures();
  return ({ what, text, details }: BuyerEntry): string => {
    const { number = '' } = details;
    switch (what) {
      case 'placed':
        return t('told.placed');
      case 'state':
        return ofOrder(`order.state.${details.to ?? 'new'}`);
      case 'shipment':
        return t('told.shipment');
      case 'delivery charge':
        return t('told.delivery', { amount: money(details.amountMinor ?? 0, currency) });
      case 'document': {
        const kind = FILED.find((each) => each === details.document);
        const document = kind === undefined ? '' : t(`docs.kind.${kind}`);
        return t(details.isWithdrawn === true ? 'told.document-withdrawn' : 'told.document', { document, number });
      }
      case 'return': {
        const state = RETURN_STATES.find((each) => each === details.returnState);
        const suffix = state === undefined ? '' : `: ${t(`returns.state.${state}`)}`;
        return t('told.return', { number }) + suffix;
      }
      case 'request':
        return details.wish === 'cancel' && details.requestState === 'open'
          ? t('told.request-cancel')
          : t(`told.request.${details.requestState ?? 'open'}`);
      case 'corrected':
        return t('told.corrected', { version: details.version ?? 2 });
      case 'mail':
        return t('told.mail', { subject: text ?? '' });
      case 'purchase order':
        return t('told.paper');
      case 'message':
        return text ?? '';
      default:
        return what satisfies never;
    }
  };
}

const FILED = ['invoice', 'credit-note', 'certificate'] as const;

interface TroubleProps {
  trouble: MessageTrouble | undefined;
  seenMessageId: number;
}

function ReadForm({ trouble, seenMessageId }: TroubleProps) {
  const t = useOrderPageText();
  const isSending = useSending();
  return (
    <PostForm intent="read" answer={trouble} preventScrollReset>
      <input type="hidden" name="seenMessageId" value={seenMessageId} />
      <Button type="submit" kind="quiet" busy={isSending && t('ask.busy')}>
        {t('told.read')}
      </Button>
    </PostForm>
  );
}

function WriteForm({ trouble, seenMessageId }: TroubleProps) {
  const t = useOrderPageText();
  const isSending = useSending();
  return (
    <PostForm intent="message" answer={trouble} preventScrollReset noValidate className="stack above-3">
      <input type="hidden" name="seenMessageId" value={seenMessageId} />
      <TextAreaField
        label={t('told.write')}
        hint={t('told.write-hint')}
        name="message"
        defaultValue={trouble?.values.text}
        error={trouble?.errors.text}
        maxLength={MESSAGE_MAX}
        rows={3}
      />
      <Button type="submit" kind="secondary" busy={isSending && t('ask.busy')}>
        {t('told.send')}
      </Button>
    </PostForm>
  );
}
