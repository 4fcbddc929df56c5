import { DATA_REQUEST_KINDS, REMARKS_MAX } from '#shop/privacy/data-request.ts';
import { EMAIL_MAX } from '#shop/accounts/login-rules.ts';
import { SelectField, TextAreaField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { SaveBar } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';
import styles from './data-request.module.css';

/** A request that came by mail or telephone, also of a person without an account. */
export function NewRequest({ answer }: { answer: SaveAnswer | undefined }) {
  const refused = answer?.saved === false ? answer : undefined;
  return (
    <PostForm intent="add" answer={answer} className={styles.part} noValidate>
      {refused === undefined || refused.notice === null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      <TextField
        label={t('data-request.email')}
        hint={t('data-request.email-hint')}
        name="email"
        type="email"
        maxLength={EMAIL_MAX}
        defaultValue={refused?.values['email']}
        error={refused?.errors['email']}
      />
      <SelectField
        label={t('data-requests.kind')}
        name="dataRequestKind"
        defaultValue={refused?.values['dataRequestKind'] ?? 'copy'}
      >
        {DATA_REQUEST_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`data-requests.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('data-request.remarks')}
        name="remarks"
        rows={3}
        maxLength={REMARKS_MAX}
        defaultValue={refused?.values['remarks']}
        error={refused?.errors['remarks']}
      />
      <SaveBar label={t('data-request.submit')} answer={undefined} kind="secondary" />
    </PostForm>
  );
}
