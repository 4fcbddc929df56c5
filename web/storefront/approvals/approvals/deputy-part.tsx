import type { Deputies, NamedDeputy } from '#shop/trade/approvals/paths.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { DayField } from '../../../design/day-field.tsx';
import { SelectField } from '../../../design/field.tsx';
import { useFigures } from '../../../texts/texts.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useApprovalText } from '../approval-text.ts';
import type { DeputyTrouble } from './change-deputies.ts';

interface Props {
  deputies: Deputies;
  trouble: DeputyTrouble | undefined;
}

/** Deputies who decide for the member while they are away (H3). */
export function DeputyPart({ deputies, trouble }: Props) {
  const t = useApprovalText();
  const { named, candidates } = deputies;
  return (
    <section aria-labelledby="deputy" className="above-6">
      <h2 id="deputy">{t('approval.deputy')}</h2>
      <p>{t('approval.deputy-lead')}</p>
      {named.length === 0 ? null : <DeputyTable named={named} trouble={trouble} />}
      {candidates.length === 0 ? (
        <p>{t('approval.deputy-nobody')}</p>
      ) : (
        <DeputyForm deputies={deputies} trouble={trouble} key={named.length} />
      )}
    </section>
  );
}

function DeputyTable({ named, trouble }: { named: readonly NamedDeputy[]; trouble: DeputyTrouble | undefined }) {
  const t = useApprovalText();
  const { day } = useFigures();
  const isSending = useSending();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('approval.deputies')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('approval.deputy-who')}</th>
          <th scope="col">{t('approval.deputy-from')}</th>
          <th scope="col">{t('approval.deputy-until')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('approval.deputy-end')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {named.map(({ deputyshipId, name, startsOn, endsOn, isAble }) => (
          <tr key={deputyshipId}>
            <th scope="row" data-label={t('approval.deputy-who')} className="anywhere">
              {name}
              {isAble ? null : <span className="block">{t('approval.deputy-unable')}</span>}
            </th>
            <td data-label={t('approval.deputy-from')} className="nowrap">
              {day(startsOn)}
            </td>
            <td data-label={t('approval.deputy-until')} className="nowrap">
              {day(endsOn)}
            </td>
            <td className="figure">
              <PostForm intent="end" answer={trouble} action="/Approvals">
                <input type="hidden" name="deputyshipId" value={deputyshipId} />
                <Button
                  type="submit"
                  kind="secondary"
                  aria-label={t('approval.deputy-end-name', { name })}
                  busy={isSending && t('approval.busy')}
                >
                  {t('approval.deputy-end')}
                </Button>
              </PostForm>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DeputyForm({ deputies: { today, candidates }, trouble }: Props) {
  const t = useApprovalText();
  const isSending = useSending();
  return (
    <PostForm intent="name" answer={trouble} action="/Approvals" className="form at-most-26rem" noValidate>
      <SelectField
        label={t('approval.deputy-who')}
        name="memberId"
        defaultValue={trouble?.values.memberId ?? ''}
        error={trouble?.errors.memberId}
        required
      >
        <option value="">{t('approval.deputy-choose')}</option>
        {candidates.map(({ memberId, name }) => (
          <option key={memberId} value={memberId}>
            {name}
          </option>
        ))}
      </SelectField>
      <DayField
        label={t('approval.deputy-from')}
        name="startsOn"
        min={today}
        defaultValue={trouble?.values.startsOn ?? today}
        error={trouble?.errors.startsOn}
        required
      />
      <DayField
        label={t('approval.deputy-until')}
        name="endsOn"
        min={today}
        defaultValue={trouble?.values.endsOn ?? ''}
        error={trouble?.errors.endsOn}
        required
      />
      <Button type="submit" busy={isSending && t('approval.busy')}>
        {t('approval.deputy-name')}
      </Button>
    </PostForm>
  );
}
