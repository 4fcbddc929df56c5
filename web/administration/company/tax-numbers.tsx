import type { CompanyForStaff } from '#shop/people/companies/paths.ts';
import { staffCompanyPaths } from '#shop/people/companies/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import { Fact, Facts } from '../../design/facts.tsx';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { answerSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageContext } from '../../page-context.ts';
import { Moment } from '../moment.tsx';
import { t } from '../staff-text.ts';

export const VERIFY_FORM = 'verify-vat-number';

export async function saveVerification(form: FormData, context: PageContext) {
  const values = typedValues(form);
  const asked = await askAsStaff(context, form, staffCompanyPaths.verifyVatNumber, {
    companyId: Number(values['companyId']),
    vatNumber: values['vatNumber'] ?? '',
    isVerified: values['isVerified'] === '1',
  });
  return answerSave(asked, [], values, VERIFY_FORM);
}

/** VAT and EORI number of the company, and whether staff compared the former with the register (O3). */
export function TaxNumbers({ company, answer }: { company: CompanyForStaff; answer: SaveAnswer | undefined }) {
  const { companyId, vatNumber, eoriNumber, vatVerifiedAt, vatVerifiedBy } = company;
  if (vatNumber === '' && eoriNumber === '') return null;
  const refused = answer?.saved === false && answer.form === VERIFY_FORM ? answer : undefined;
  const isVerified = vatVerifiedAt !== null;
  return (
    <section aria-labelledby="tax-numbers">
      <h2 id="tax-numbers">{t('tax-numbers.title')}</h2>
      <Facts>
        {vatNumber === '' ? null : <Fact label={t('customer.vat-number')}>{vatNumber}</Fact>}
        {eoriNumber === '' ? null : <Fact label={t('customer.eori-number')}>{eoriNumber}</Fact>}
        {vatNumber === '' ? null : (
          <Fact label={t('tax-numbers.verified')}>
            {vatVerifiedAt === null ? (
              t('tax-numbers.not-verified')
            ) : (
              <>
                {vatVerifiedBy}, <Moment at={vatVerifiedAt} />
              </>
            )}
          </Fact>
        )}
      </Facts>
      {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      {vatNumber === '' ? null : (
        <PostForm intent={VERIFY_FORM} answer={refused} preventScrollReset>
          <input type="hidden" name="companyId" value={companyId} />
          <input type="hidden" name="vatNumber" value={vatNumber} />
          <input type="hidden" name="isVerified" value={isVerified ? '0' : '1'} />
          <Button type="submit" kind="secondary">
            {t(isVerified ? 'tax-numbers.unverify' : 'tax-numbers.verify')}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
