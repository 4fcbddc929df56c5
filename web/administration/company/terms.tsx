import type { CompanyForStaff } from '#shop/people/companies/paths.ts';
import { currencies } from '#shop/base/money/money.ts';
import { addressLines, inOneLine } from '#shop/base/reference-data/address-lines.ts';
import { ButtonLink } from '../../design/button.tsx';
import { t } from '../staff-text.ts';
import { Fact, Facts } from '../../design/facts.tsx';

/** Terms and address of the company, edited on the page of one of its members. */
export function Terms({ company, countryName }: { company: CompanyForStaff; countryName: string }) {
  const yesOrNo = (is: boolean) => t(is ? 'staff-company.yes' : 'staff-company.no');
  const { members } = company;
  const address = inOneLine(addressLines({ ...company, countryName }));
  const facts = [
    [t('staff-company.address'), address],
    [t('staff-company.currency'), currencies[company.currency].code],
    [t('staff-company.price-class'), t(`customer.class-${company.priceClass}`)],
    [t('staff-company.contact'), contactOf(company)],
    [t('staff-company.partner'), yesOrNo(company.partner)],
    [t('staff-company.account-customer'), yesOrNo(company.accountCustomer)],
    [t('staff-company.sees-all'), t(`staff-company.sees-all-${company.buyersSeeAll ? 'yes' : 'no'}`)],
    [t('staff-company.approve-own'), yesOrNo(company.approveOwn)],
  ] as const;
  const [first] = members;
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{t('staff-company.terms')}</h2>
      <Facts stacked>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      {first === undefined ? null : (
        <ButtonLink href={`/Administration/CustomerEdit?id=${first.id}`} kind="secondary">
          {t('staff-company.change')}
        </ButtonLink>
      )}
    </section>
  );
}

/** The office that looks after a company. */
export function contactOf({ adminContact }: Pick<CompanyForStaff, 'adminContact'>): string {
  return adminContact === 0 ? '–' : t(`customer.contact-${adminContact}`);
}
