import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { OwnStaffAccount } from '#shop/identity/staff-paths.ts';
import { STAFF_PASSWORD } from '#shop/accounts/login-rules.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../design/use-first-error-focus.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { PasswordAgain } from '../forms/password-again.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { t } from '../staff-text.ts';
import type { OwnAnswer, TURN_OFF_FIELDS } from './change-own-account.ts';
import styles from './second-factor.module.css';

interface SecondFactorProps {
  account: OwnStaffAccount;
  answer: OwnAnswer | undefined;
}

/** The second factor of the own account: set up in two steps, turned off with password and code. */
export function SecondFactor({ account, answer }: SecondFactorProps) {
  const save = answer !== undefined && 'saved' in answer ? answer : undefined;
  const refused = save?.saved === false ? save : undefined;
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  return (
    <div ref={focus}>
      <FormGroup title={t('self.factor-title')}>
        {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
        {answer !== undefined && 'recoveryCodes' in answer ? <RecoveryCodes codes={answer.recoveryCodes} /> : null}
        <State account={account} save={save} />
      </FormGroup>
    </div>
  );
}

function State({ account, save }: { account: OwnStaffAccount; save: SaveAnswer | undefined }) {
  switch (account.secondFactor) {
    case 'on':
      return <TurnOff left={account.recoveryCodesLeft} save={save} />;
    case 'begun':
      return account.toScan === null ? (
        <Start save={save} intro={t('self.factor-again')} />
      ) : (
        <Confirm toScan={account.toScan} save={save} />
      );
    case 'off':
      return <Start save={save} intro={t(save?.saved === true ? 'self.factor-turned-off' : 'self.factor-off')} />;
    default:
      return account.secondFactor satisfies never;
  }
}

function Start({ save, intro }: { save: SaveAnswer | undefined; intro: string }) {
  return (
    <StepForm step="start" label={t('self.factor-start')}>
      <p>{intro}</p>
      <PasswordAgain answer={save} />
    </StepForm>
  );
}

type ToScan = NonNullable<OwnStaffAccount['toScan']>;

function Confirm({ toScan: { secret, qr }, save }: { toScan: ToScan; save: SaveAnswer | undefined }) {
  const errors = errorsOf(save);
  return (
    <StepForm step="confirm" label={t('self.factor-confirm')}>
      <p>{t('self.factor-scan')}</p>
      <svg
        className={styles.qr}
        role="img"
        aria-label={t('self.factor-qr')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
      >
        <path className={styles.light} d={`M0 0h${qr.size}v${qr.size}H0z`} />
        <path className={styles.dark} d={qr.path} />
      </svg>
      <p>
        {t('self.factor-secret')} <code className={styles.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>{t('self.factor-then')}</p>
      <FieldGrid>
        <CodeField error={errors.code} />
      </FieldGrid>
      <PasswordAgain answer={save} />
    </StepForm>
  );
}

function TurnOff({ left, save }: { left: number; save: SaveAnswer | undefined }) {
  const errors = errorsOf(save);
  return (
    <StepForm step="off" label={t('self.factor-turn-off')}>
      <p>{t('self.factor-on', { left })}</p>
      {left < 3 ? <Notice kind="plain">{t('self.factor-few')}</Notice> : null}
      <FieldGrid>
        <TextField
          label={t('password-again.label')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={STAFF_PASSWORD.max}
          error={errors.password}
        />
        <CodeField error={errors.code} />
      </FieldGrid>
    </StepForm>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Notice kind="good">
      <h2>{t('self.factor-codes-title')}</h2>
      <p>{t('self.factor-codes')}</p>
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
  children: ReactNode;
}

function StepForm({ step, label, children }: StepFormProps) {
  const busy = useNavigation().formData?.get('step') === step;
  return (
    <Form key={step} method="post" noValidate preventScrollReset>
      <input type="hidden" name="form" value="factor" />
      <input type="hidden" name="step" value={step} />
      {children}
      <Button type="submit" kind="secondary" busy={busy && t('save.saving')}>
        {label}
      </Button>
    </Form>
  );
}

function CodeField({ error }: { error: string | undefined }) {
  return (
    <TextField
      label={t('self.factor-code')}
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
