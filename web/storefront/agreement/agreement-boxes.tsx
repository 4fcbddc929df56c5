import { useId, type ReactNode } from 'react';
import type { AgreementNeed, GivenAgreement } from '#shop/base/kernel/agreement.ts';
import { legalPath } from '#shop/base/kernel/legal-kind.ts';
import { CheckField } from '../../design/field.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { useSay } from '../../texts/say.tsx';
import { useText } from '../../texts/texts.tsx';
import type { FormErrors, Wording } from '../../texts/wording.ts';

/** The fields of the boxes. */
export const AGREEMENT_FIELDS = ['termsVersion', 'orderAsBusiness'] as const;
export type AgreementField = (typeof AGREEMENT_FIELDS)[number];

/** The confirmations of a form. */
export function agreementIn(form: FormData): GivenAgreement {
  const termsVersion = form.get('termsVersion');
  return {
    ...(typeof termsVersion === 'string' ? { termsVersion: Number(termsVersion) } : {}),
    ...(form.has('orderAsBusiness') ? { orderAsBusiness: true } : {}),
  };
}

interface AgreementBoxesProps {
  need: AgreementNeed;
  errors: FormErrors<AgreementField>;
}

/** Boxes for what has to be confirmed (O2); never ticked beforehand. The link opens apart, so that no input is lost. */
export function AgreementBoxes({ need: { termsVersion, orderAsBusiness }, errors }: AgreementBoxesProps) {
  const t = useText();
  return (
    <>
      {termsVersion === null ? null : (
        // Another version is another box, which begins without a tick.
        <Box
          key={termsVersion}
          name="termsVersion"
          value={String(termsVersion)}
          label={t('legal.agree-terms', { number: String(termsVersion) })}
          error={errors.termsVersion}
        >
          <PageLink href={legalPath('terms', termsVersion)} target="_blank">
            {t('legal.read-terms')}
          </PageLink>
        </Box>
      )}
      {orderAsBusiness ? (
        <Box name="orderAsBusiness" value="on" label={t('legal.order-as-business')} error={errors.orderAsBusiness} />
      ) : null}
    </>
  );
}

interface BoxProps {
  name: AgreementField;
  value: string;
  label: string;
  error: Wording | undefined;
  children?: ReactNode;
}

function Box({ name, value, label, error, children }: BoxProps) {
  const id = useId();
  const say = useSay();
  return (
    <div className="grid gap-1">
      <CheckField
        label={label}
        name={name}
        value={value}
        required
        {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
      />
      {children}
      {error === undefined ? null : (
        <p id={id} className="problem flush">
          {say(error)}
        </p>
      )}
    </div>
  );
}
