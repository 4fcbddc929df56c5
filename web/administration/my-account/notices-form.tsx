import type { NoticeTiming } from '#shop/notifications/staff-notices/notice-kinds.ts';
import type { OwnNotices } from '#shop/notifications/staff-notices/paths.ts';
import { SelectField } from '../../design/field.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { StaffForm } from '../forms/staff-form.tsx';
import { t } from '../staff-text.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const TIMINGS = ['never', 'atOnce', 'digest'] as const satisfies readonly NoticeTiming[];

/** Form for the mails about news (P6): a timing for each kind, and the hour of the digest. */
export function NoticesForm({ notices, answer }: { notices: OwnNotices; answer: SaveAnswer | undefined }) {
  const kinds = notices.notices.map(({ noticeKind }) => noticeKind);
  if (kinds.length === 0)
    return (
      <FormGroup title={t('self.notices-title')}>
        <p>{t('self.notices-none')}</p>
      </FormGroup>
    );
  return (
    <StaffForm
      name="notices"
      fields={[]}
      stored={Object.fromEntries([
        ['digestHour', String(notices.digestHour)],
        ...notices.notices.map(({ noticeKind, noticeTiming }) => [`notice.${noticeKind}`, noticeTiming]),
      ])}
      answer={answer}
      submit={t('self.notices-save')}
      saved={t('self.notices-saved')}
      kind="secondary"
    >
      {({ values, errors }) => {
        const field = fieldsOf(values, errors);
        return (
          <FormGroup title={t('self.notices-title')} intro={t('self.notices-intro')}>
            <FieldGrid>
              {kinds.map((kind) => (
                <SelectField key={kind} label={t(`self.notice.${kind}`)} {...field(`notice.${kind}`)}>
                  {TIMINGS.map((timing) => (
                    <option key={timing} value={timing}>
                      {t(`self.notice-${timing}`)}
                    </option>
                  ))}
                </SelectField>
              ))}
              <SelectField label={t('self.digest-hour')} hint={t('self.digest-hour-hint')} {...field('digestHour')}>
                {HOURS.map((hour) => (
                  <option key={hour} value={hour}>
                    {`${String(hour).padStart(2, '0')}:00`}
                  </option>
                ))}
              </SelectField>
            </FieldGrid>
          </FormGroup>
        );
      }}
    </StaffForm>
  );
}
