import { redirect, useActionData, useLoaderData, useNavigation } from 'react-router';
import { administrationPaths, type Removal, type RemovableKind } from '#shop/administration/paths.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { Button, ButtonLink } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { ownPath } from '../../own-path.ts';
import { askForForm } from '../../forms/ask-for-form.ts';
import { refusedSave } from '../../forms/save-answer.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import styles from './delete.module.css';

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
  const asked = await askForForm(context, await request.formData(), administrationPaths.remove, thing);
  if (asked.ok) return redirect(backIn(request));
  return refusedSave(asked.refusal, [], {});
}

/** Asks for confirmation before a deletion, or explains what blocks it and the alternative. */
export function Component() {
  const { what, name, obstacles, back } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className={styles.page}>
      <PageHead title={t('delete.title', { name })} />
      {answer === undefined || answer.saved ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {obstacles.length > 0 ? (
        <>
          <p>{t('delete.in-use')}</p>
          <ul>
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{obstacle}</li>
            ))}
          </ul>
          <p>{t(`delete.instead.${what}`)}</p>
          <ButtonLink href={back}>{t('delete.back')}</ButtonLink>
        </>
      ) : (
        <>
          <p>{t('delete.for-good')}</p>
          <PostForm answer={answer} className={styles.ways}>
            <Button type="submit" busy={isBusy && t('delete.deleting')}>
              {t('delete.yes', { name })}
            </Button>
            <a href={back}>{t('delete.no')}</a>
          </PostForm>
        </>
      )}
    </div>
  );
}
