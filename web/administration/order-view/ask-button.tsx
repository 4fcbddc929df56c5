import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { useSending } from '../../forms/use-sending.ts';
import { t } from '../staff-text.ts';
import type { OrderAsk } from './change-order.ts';

interface AskButtonProps {
  ask: OrderAsk;
  /** The requests whose answer is shown here. */
  asked: readonly OrderAsk[];
  answer: SaveAnswer | undefined;
  /** Message after the action. */
  done: string;
  children: ReactNode;
}

/** A button for one request about the order, with its result below. */
export function AskButton({ ask, asked, answer, done, children }: AskButtonProps) {
  const busy = useSending(ask);
  const own = asked.some((each) => each === answer?.form) ? answer : undefined;
  return (
    <PostForm intent={ask} answer={own} preventScrollReset>
      <Button type="submit" kind="secondary" busy={busy && t('order.working')}>
        {children}
      </Button>
      <output className="outcome" data-kind={own?.saved === false ? 'bad' : 'good'}>
        {own === undefined ? null : own.saved ? done : own.notice}
      </output>
    </PostForm>
  );
}
