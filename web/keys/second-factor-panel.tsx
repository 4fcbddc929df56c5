import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import type { OwnSecondFactor } from '#shop/identity/paths.ts';
import type { SaveAnswer } from '../administration/forms/save-answer.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Notice } from '../design/notice.tsx';
import { useFirstErrorFocus } from '../design/use-first-error-focus.ts';
import { FormKey } from '../form-key.tsx';
import type { KeyAnswer, TURN_OFF_FIELDS } from './change-keys.ts';
import type { Say } from './key-words.ts';
import { ConfirmPassword } from './confirm-password.tsx';
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
    <StepForm step="start" label={say('factor-start')} say={say}>
      <p>{intro}</p>
      <ConfirmPassword answer={save} say={say} />
    </StepForm>
  );
}

type ToScan = NonNullable<OwnSecondFactor['toScan']>;

function Confirm({ toScan: { secret, qr }, save, say }: StateProps & { toScan: ToScan }) {
  return (
    <StepForm step="confirm" label={say('factor-confirm')} say={say}>
      <p>{say('factor-scan')}</p>
      <svg
        className={styles.qr}
        role="img"
        aria-label={say('factor-qr')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path className={styles.light} d={`M0 0h${qr.size}v${qr.size}H0z`} />
        <path className={styles.dark} d={qr.path} />
      </svg>
      <p>
        {say('factor-secret')} <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>{say('factor-then')}</p>
      <CodeField error={errorsOf(save).code} say={say} />
      <ConfirmPassword answer={save} say={say} />
    </StepForm>
  );
}

function TurnOff({ left, save, say }: StateProps & { left: number }) {
  const errors = errorsOf(save);
  return (
    <StepForm step="off" label={say('factor-turn-off')} say={say}>
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
  step: 'start' | 'confirm' | 'off';
  label: string;
  say: Say;
  children: ReactNode;
}

function StepForm({ step, label, say, children }: StepFormProps) {
  const busy = useNavigation().formData?.get('step') === step;
  const answer = useActionData<object>();
  return (
    <Form key={step} method="post" noValidate preventScrollReset className={styles.step}>
      <input type="hidden" name="form" value="factor" />
      <input type="hidden" name="step" value={step} />
      <FormKey answer={answer} />
      {children}
      <Button type="submit" kind="secondary" busy={busy && say('key-saving')}>
        {label}
      </Button>
    </Form>
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
