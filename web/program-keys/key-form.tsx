import type { ApiScope } from '#shop/base/rights/api-scope.ts';
import { KEY_LIFETIMES, KEY_NAME_MAX } from '#shop/people/keys/paths.ts';
import { Button } from '../design/button.tsx';
import { CheckField, SelectField, TextAreaField, TextField } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { PasswordAgain } from '../forms/password-again.tsx';
import { PostForm } from '../forms/post-form.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { useSending } from '../forms/use-sending.ts';
import { SCOPE_PREFIX } from './change-program-keys.ts';
import { useSay } from '../texts/say.tsx';
import { useProgramKeysText } from './keys-text.ts';

interface KeyFormProps {
  scopes: readonly ApiScope[];
  answer: (SaveAnswer & { saved: false }) | undefined;
}

/** The form for a new key: name, scopes, networks and lifetime. */
export function KeyForm({ scopes, answer }: KeyFormProps) {
  const t = useProgramKeysText();
  const say = useSay();
  const busy = useSending('add');
  const { values = {}, errors = {} } = answer ?? {};
  return (
    <PostForm intent="add" answer={answer} noValidate preventScrollReset className="form at-most-44rem">
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      <TextField
        label={t('program-keys.name')}
        name="keyName"
        maxLength={KEY_NAME_MAX}
        defaultValue={values['keyName'] ?? ''}
        hint={t('program-keys.name-hint')}
        error={errors['keyName']}
        required
      />
      <fieldset>
        <legend>{t('program-keys.scopes')}</legend>
        {errors['keyScopes'] === undefined ? null : <p className="bad-ink">{say(errors['keyScopes'])}</p>}
        {scopes.map((scope) => (
          <CheckField
            key={scope}
            name={`${SCOPE_PREFIX}${scope}`}
            defaultChecked={`${SCOPE_PREFIX}${scope}` in values}
            label={
              <>
                <code>{scope}</code> {t(`program-keys.scope.${scope}`)}
              </>
            }
          />
        ))}
      </fieldset>
      <TextAreaField
        label={t('program-keys.networks')}
        name="networks"
        rows={3}
        defaultValue={values['networks'] ?? ''}
        hint={t('program-keys.networks-hint')}
        error={errors['networks']}
      />
      <SelectField
        label={t('program-keys.lifetime')}
        name="keyLifetime"
        defaultValue={values['keyLifetime'] ?? '365'}
        error={errors['keyLifetime']}
      >
        {KEY_LIFETIMES.map((days) => (
          <option key={days} value={days}>
            {t('program-keys.days', { count: days })}
          </option>
        ))}
      </SelectField>
      <PasswordAgain answer={answer} label={t('program-keys.password')} hint={t('program-keys.password-hint')} />
      <Button type="submit" busy={busy && t('program-keys.making')}>
        {t('program-keys.make')}
      </Button>
    </PostForm>
  );
}
