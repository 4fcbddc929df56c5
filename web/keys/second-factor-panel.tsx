import type { ReactNode } from 'react';
import { STAFF_PASSWORD } from '#shop/people/accounts/login-rules.ts';
import type { OwnSecondFactor } from '#shop/people/identity/paths.ts';
import { PostForm } from '../forms/post-form.tsx';
import { PasswordAgain } from '../forms/password-again.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { QrCode } from './qr-code.tsx';
import { useSending } from '../forms/use-sending.ts';
import { useFirstErrorFocus } from '../forms/use-first-error-focus.ts';
import type { KeyAnswer, TURN_OFF_FIELDS } from './change-keys.ts';
import type { Say } from './key-words.ts';
import styles from './second-factor.module.css';

interface SecondFactorPanelProps {
  factor: OwnSecondFactor;
  answer: KeyAnswer | undefined;
  say: Say;
}

/** The second factor of the own account: set up in two steps, disabled with password and code. */
export function SecondFactorPanel({ factor, answer, say }: SecondFactorPanelProps) {
  const save = answer !== undefined && 'saved' in answer ? answer : undefined;
  const refused = save?.saved === false ? save : undefined;
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  return (
    <div ref={focus}>
      {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      {answer !== undefined && 'recoveryCodes' in answer ? (
        <RecoveryCodes codes={answer.recoveryCodes} say={say} />
      ) : null}
      <State factor={factor} save={save} say={say} />
    </div>
  );
}

interface StateProps {
  save: SaveAnswer | undefined;
  say: Say;
}

function State({ factor, save, say }: StateProps & { factor: OwnSecondFactor }) {
  switch (factor.secondFactor) {
    case 'on':
      return <TurnOff left={factor.recoveryCodesLeft} save={save} say={say} />;
    case 'begun':
      return factor.toScan === null ? (
        <Start save={save} say={say} intro={say('factor-again')} />
      ) : (
        <Confirm toScan={factor.toScan} save={save} say={say} />
      );
    case 'off':
      return <Start save={save} say={say} intro={say(save?.saved === true ? 'factor-turned-off' : 'factor-off')} />;
    default:
      return factor.secondFactor satisfies never;
  }
}

function Start({ save, say, intro }: StateProps & { intro: string }) {
  return (
    <StepForm intent="factor-start" label={say('factor-start')} say={say}>
      <p>{intro}</p>
      <PasswordAgain answer={save} label={say('key-password')} hint={say('key-password-hint')} />
    </StepForm>
  );
}

type ToScan = NonNullable<OwnSecondFactor['toScan']>;

function Confirm({ toScan: { secret, qr }, save, say }: StateProps & { toScan: ToScan }) {
  return (
    <StepForm intent="factor-confirm" label={say('factor-confirm')} say={say}>
      <p>{say('factor-scan')}</p>
      <div className={styles.qr}>
        <QrCode qr={qr} label={say('factor-qr')} />
      </div>
      <p>
        {say('factor-secret')} <code className="anywhere">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>{say('factor-then')}</p>
      <CodeField error={errorsOf(save).code} say={say} />
      <PasswordAgain answer={save} label={say('key-password')} hint={say('key-password-hint')} />
    </StepForm>
  );
}

function TurnOff({ left, save, say }: StateProps & { left: number }) {
  const errors = errorsOf(save);
  return (
    <StepForm intent="factor-off" label={say('factor-turn-off')} say={say}>
      <p>{say('factor-on', { left })}</p>
      {left < 3 ? <Notice kind="plain">{say('factor-few')}</Notice> : null}
      <TextField
        label={say('key-password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={STAFF_PASSWORD.max}
        error={errors.password}
      />
      <CodeField error={errors.code} say={say} />
    </StepForm>
  );
}

function RecoveryCodes({ codes, say }: { codes: readonly string[]; say: Say }) {
  return (
    <Notice kind="good">
      <h2>{say('factor-codes-title')}</h2>
      <p>{say('factor-codes')}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
    </Notice>
  );
}

interface StepFormProps {
  intent: 'factor-start' | 'factor-confirm' | 'factor-off';
  label: string;
  say: Say;
  children: ReactNode;
}

function StepForm({ intent, label, say, children }: StepFormProps) {
  const busy = useSending(intent);
  return (
    <PostForm intent={intent} key={intent} noValidate preventScrollReset className="at-most-32rem">
      {children}
      <Button type="submit" kind="secondary" busy={busy && say('key-saving')}>
        {label}
      </Button>
    </PostForm>
  );
}

function CodeField({ error, say }: { error: string | undefined; say: Say }) {
  return (
    <TextField
      label={say('factor-code')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      error={error}
    />
  );
}

function errorsOf(save: SaveAnswer | undefined): Partial<Record<(typeof TURN_OFF_FIELDS)[number], string>> {
  return save?.saved === false ? save.errors : {};
}
