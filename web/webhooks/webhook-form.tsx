import { CHANGE_KINDS } from '#shop/desk/changes/change-kinds.ts';
import { DESCRIPTION_MAX, URL_MAX } from '#shop/desk/webhooks/endpoint.ts';
import type { Endpoint } from '#shop/desk/webhooks/paths.ts';
import { Button } from '../design/button.tsx';
import { CheckField, TextField } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { PasswordAgain } from '../forms/password-again.tsx';
import { PostForm } from '../forms/post-form.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { useSending } from '../forms/use-sending.ts';
import { useSay } from '../texts/say.tsx';
import { KIND_PREFIX } from './change-webhooks.ts';
import { useWebhooksText } from './webhooks-text.ts';

interface WebhookFormProps {
  /** The webhook that is changed; absent: a new one. */
  endpoint?: Endpoint;
  answer: (SaveAnswer & { saved: false }) | undefined;
}

/** The form of a webhook: address, purpose and kinds of changes. */
export function WebhookForm({ endpoint, answer }: WebhookFormProps) {
  const t = useWebhooksText();
  const say = useSay();
  const intent = endpoint === undefined ? 'add' : 'save';
  const busy = useSending(intent);
  const { values, errors = {} } = answer ?? {};
  const isTicked = (kind: Endpoint['changeKinds'][number]) =>
    values === undefined ? (endpoint?.changeKinds.includes(kind) ?? false) : `${KIND_PREFIX}${kind}` in values;
  return (
    <PostForm intent={intent} answer={answer} noValidate preventScrollReset className="form at-most-44rem">
      {endpoint === undefined ? null : <input type="hidden" name="guid" value={endpoint.guid} />}
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      <TextField
        label={t('webhooks.url')}
        name="webhookUrl"
        type="url"
        maxLength={URL_MAX}
        defaultValue={values?.['webhookUrl'] ?? endpoint?.webhookUrl ?? ''}
        hint={t('webhooks.url-hint')}
        error={errors['webhookUrl']}
        required
      />
      <TextField
        label={t('webhooks.note')}
        name="webhookNote"
        maxLength={DESCRIPTION_MAX}
        defaultValue={values?.['webhookNote'] ?? endpoint?.webhookNote ?? ''}
        error={errors['webhookNote']}
      />
      <fieldset>
        <legend>{t('webhooks.kinds')}</legend>
        {errors['changeKinds'] === undefined ? null : <p className="bad-ink">{say(errors['changeKinds'])}</p>}
        {CHANGE_KINDS.map((kind) => (
          <CheckField
            key={kind}
            name={`${KIND_PREFIX}${kind}`}
            defaultChecked={isTicked(kind)}
            label={
              <>
                {t(`webhooks.kind.${kind}`)} <code>{kind}</code>
              </>
            }
          />
        ))}
      </fieldset>
      <PasswordAgain answer={answer} label={t('webhooks.password')} hint={t('webhooks.password-hint')} />
      <Button type="submit" busy={busy && t('webhooks.saving')}>
        {t(endpoint === undefined ? 'webhooks.add' : 'webhooks.save')}
      </Button>
    </PostForm>
  );
}
