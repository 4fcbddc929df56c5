import type { MergePreview } from '#shop/desk/company-merges/paths.ts';
import { currencies } from '#shop/base/money/money.ts';
import type { CompanyForStaff } from '#shop/people/companies/paths.ts';
import { Notice } from '../../design/notice.tsx';
import { contactOf } from '../company/terms.tsx';
import { t } from '../staff-text.ts';

/** Preview of a merge before its confirmation (H8). */
export function Preview({ preview }: { preview: MergePreview }) {
  const { kept, gone } = preview;
  const names = { kept: kept.name, gone: gone.name };
  return (
    <>
      <h2 className="above-5">{t('merge.what', names)}</h2>
      {kept.currency === gone.currency ? null : (
        <Notice kind="plain">{t('merge.currencies', currenciesOf(preview))}</Notice>
      )}
      <ComesAlong preview={preview} />
      <LeftOut preview={preview} />
      <Terms kept={kept} gone={gone} />
    </>
  );
}

function currenciesOf({ kept, gone }: MergePreview) {
  return { kept: currencies[kept.currency].code, gone: currencies[gone.currency].code };
}

function ComesAlong({ preview }: { preview: MergePreview }) {
  const { gone, owned, openBaskets, costCentres } = preview;
  const members = gone.members.map((each) => {
    const role = t(`staff-company.role.${each.memberRole}`);
    return `${each.firstName} ${each.surname}, ${each.email} (${role})`;
  });
  return (
    <section aria-labelledby="comes-along">
      <h3 id="comes-along">{t('merge.comes')}</h3>
      <p>{t('merge.members')}</p>
      <Rows rows={members} />
      {owned
        .filter(({ rows }) => rows.length > 0)
        .map(({ kind, rows }) => (
          <details key={kind}>
            <summary>{t('merge.owned', { kind: t(`merge.${kind}`), count: rows.length })}</summary>
            <Rows rows={rows} />
          </details>
        ))}
      <p>{t('merge.baskets', { count: openBaskets })}</p>
      {costCentres.length === 0 ? null : <p>{t('merge.cost-centres', { names: costCentres.join(', ') })}</p>}
    </section>
  );
}

function Rows({ rows }: { rows: readonly string[] }) {
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map((row, at) => (
        <li key={at}>{row}</li>
      ))}
    </ul>
  );
}

function LeftOut({ preview: { kept, droppedNumbers, droppedMachines } }: { preview: MergePreview }) {
  const { name } = kept;
  const numbers = droppedNumbers.map(({ ownNumber, productName }) => `${ownNumber}: ${productName}`);
  return (
    <section aria-labelledby="left-out">
      <h3 id="left-out">{t('merge.left-out')}</h3>
      {numbers.length + droppedMachines.length === 0 ? <p>{t('merge.nothing-left-out')}</p> : null}
      {numbers.length === 0 ? null : <p>{t('merge.left-out-numbers', { name })}</p>}
      <Rows rows={numbers} />
      {droppedMachines.length === 0 ? null : <p>{t('merge.left-out-machines', { name })}</p>}
      <Rows rows={droppedMachines} />
    </section>
  );
}

/** Both companies' terms next to each other; the kept one's apply to everyone. */
function Terms({ kept, gone }: { kept: CompanyForStaff; gone: CompanyForStaff }) {
  const [ours, theirs] = [termsOf(kept), termsOf(gone)];
  return (
    <table className="table ruled compact at-most-60rem below-5">
      <caption className="strong">{t('merge.terms')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('merge.term')}</th>
          <th scope="col">{t('merge.now', { name: kept.name })}</th>
          <th scope="col">{t('merge.no-more', { name: gone.name })}</th>
        </tr>
      </thead>
      <tbody>
        {ours.map(([label, value], index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td>{theirs[index]?.[1]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function termsOf(company: CompanyForStaff): (readonly [label: string, value: string])[] {
  const yesOrNo = (is: boolean) => t(is ? 'staff-company.yes' : 'staff-company.no');
  return [
    [t('staff-company.currency'), currencies[company.currency].code],
    [t('staff-company.price-class'), t(`customer.class-${company.priceClass}`)],
    [t('staff-company.contact'), contactOf(company)],
    [t('staff-company.partner'), yesOrNo(company.partner)],
    [t('staff-company.account-customer'), yesOrNo(company.accountCustomer)],
    [t('staff-company.sees-all'), t(`staff-company.sees-all-${company.buyersSeeAll ? 'yes' : 'no'}`)],
    [t('staff-company.approve-own'), yesOrNo(company.approveOwn)],
  ];
}
