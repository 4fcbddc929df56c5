import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router';
import { administrationPaths, type Removal, type RemovableKind } from '#shop/desk/administration/paths.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { ownPath } from '#shop/base/kernel/own-path.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { refusedSave } from '../../forms/save-answer.ts';
import { PageHead } from '../page-head.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';

interface View extends Removal {
  what: RemovableKind;
  /** Address to return to. */
  back: string;
}

/** The object in the address; the call refuses an invalid kind. */
function thingIn(request: Request) {
  const { searchParams } = new URL(request.url);
  return { what: (searchParams.get('what') ?? '') as RemovableKind, id: Number(searchParams.get('id') ?? 0) };
}

function backIn(request: Request): string {
  return ownPath(new URL(request.url).searchParams.get('back'), '/Administration/Dashboard');
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const thing = thingIn(request);
  return { ...(await context.call(administrationPaths.removal, thing)), what: thing.what, back: backIn(request) };
}

export async function action({ request, context }: PageActionArgs) {
  const thing = thingIn(request);
  const asked = await askAsStaff(context, await request.formData(), administrationPaths.remove, thing);
  if (asked.ok) return redirect(backIn(request));
  return refusedSave(asked.refusal, [], {});
}

/** Asks for confirmation before a deletion, or explains what blocks it; the alternative is next to it. */
export function Component() {
  const { what, name, obstacles, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().formMethod === 'POST';
  const hasAlternative = obstacles.length > 0 || what !== 'width'; // a width can only wait until it is no longer in use
  return (
    <div className="anywhere">
      <PageHead title={t('delete.title', { name })} />
      {answer === undefined || answer.saved ? null : <Notice kind="bad">{answer.notice}</Notice>}
      <SideBySide>
        {obstacles.length > 0 ? (
          <Section boxed heading={t('delete.in-use')}>
            <ul>
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{obstacle}</li>
              ))}
            </ul>
            <ButtonLink href={back}>{t('delete.back')}</ButtonLink>
          </Section>
        ) : (
          <Section boxed heading={t('delete.consequence')}>
            <p>{t('delete.for-good')}</p>
            <PostForm answer={answer} className="row align-center gap-4">
              <Button type="submit" busy={isBusy && t('delete.deleting')}>
                {t('delete.yes', { name })}
              </Button>
              <a href={back}>{t('delete.no')}</a>
            </PostForm>
          </Section>
        )}
        {hasAlternative ? (
          <Section boxed heading={t('delete.alternative')}>
            <p>{t(`delete.instead.${what}`)}</p>
          </Section>
        ) : null}
      </SideBySide>
    </div>
  );
}
