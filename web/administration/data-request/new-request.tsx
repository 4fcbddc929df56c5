import { DATA_REQUEST_KINDS, REMARKS_MAX } from '#shop/desk/privacy/data-request.ts';
import { EMAIL_MAX } from '#shop/people/accounts/login-rules.ts';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm, freshTexts } from '../forms/declare-form.ts';
import { drawerOf, filledFrom } from '../forms/declared-form.tsx';
import { line, lines, oneOf } from '../forms/form-kinds.ts';
import { SaveBar } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';

export const requestForm = declareForm({
  email: line('data-request.email', {
    hint: 'data-request.email-hint',
    input: { type: 'email', maxLength: EMAIL_MAX },
  }),
  dataRequestKind: oneOf('data-requests.kind', DATA_REQUEST_KINDS, (kind) => t(`data-requests.${kind}`), {
    fresh: 'copy',
  }),
  remarks: lines('data-request.remarks', 3, { input: { maxLength: REMARKS_MAX } }),
});

/** A request that came by mail or telephone, also of a person without an account. */
export function NewRequest({ answer }: { answer: SaveAnswer | undefined }) {
  const refused = answer?.saved === false ? answer : undefined;
  const draw = drawerOf(requestForm, filledFrom(answer, freshTexts(requestForm, {})));
  return (
    <PostForm intent="add" answer={answer} className="at-most-44rem below-6" noValidate>
      {refused === undefined || refused.notice === null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      {draw('email')}
      {draw('dataRequestKind')}
      {draw('remarks')}
      <SaveBar label={t('data-request.submit')} answer={undefined} kind="secondary" />
    </PostForm>
  );
}
