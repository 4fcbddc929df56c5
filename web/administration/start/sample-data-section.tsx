import type { HangingOnSample, SampleData } from '#shop/desk/sample-data/paths.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Section } from '../../design/section.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { OWN_PASSWORD, type SaveAnswer } from '../../forms/save-answer.ts';
import { StaffPasswordQuestion } from '../forms/staff-password.tsx';
import { t } from '../staff-text.ts';

interface SampleDataSectionProps {
  samples: SampleData;
  /** Address of the page. */
  href: string;
  answer: SaveAnswer | undefined;
}

/** Removes the sample data, or names what keeps it (Q6). A shop without any shows nothing. */
export function SampleDataSection({ samples: { isThere, hanging }, href, answer }: SampleDataSectionProps) {
  if (!isThere) return null;
  return (
    <Section heading={t('start.samples')}>
      <p>{t('start.samples-intro')}</p>
      {answer === undefined || !asks(answer) ? null : <StaffPasswordQuestion answer={answer} href={href} />}
      {hanging.length > 0 ? <Hanging hanging={hanging} /> : <RemoveForm answer={answer} />}
    </Section>
  );
}

/** A wrong name is reported at its field. */
function asks(answer: SaveAnswer): boolean {
  return !answer.saved && (answer.notice !== null || answer.errors[OWN_PASSWORD] !== undefined);
}

function Hanging({ hanging }: { hanging: readonly HangingOnSample[] }) {
  return (
    <>
      <p>{t('start.samples-kept')}</p>
      <ul>
        {hanging.map(({ kind, name }) => (
          <li key={`${kind} ${name}`}>{t(`start.hanging.${kind}`, { name })}</li>
        ))}
      </ul>
    </>
  );
}

function RemoveForm({ answer }: Pick<SampleDataSectionProps, 'answer'>) {
  const refused = answer?.saved === false ? answer : undefined;
  return (
    <PostForm intent="remove-samples">
      <TextField
        label={t('start.samples-name')}
        hint={t('start.samples-name-hint')}
        name="shopName"
        autoComplete="off"
        required
        defaultValue={refused?.values['shopName'] ?? ''}
        error={refused?.errors['shopName']}
      />
      <Button type="submit" kind="secondary">
        {t('start.samples-remove')}
      </Button>
    </PostForm>
  );
}
