import { Button } from '../../design/button.tsx';
import { Section } from '../../design/section.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { StaffPasswordQuestion } from '../forms/staff-password.tsx';
import { t } from '../staff-text.ts';

interface OpenShopProps {
  isOpen: boolean;
  /** Address of the page. */
  href: string;
  answer: SaveAnswer | undefined;
}

/** Opens the shop to visitors, or closes it (Q6). */
export function OpenShop({ isOpen, href, answer }: OpenShopProps) {
  return (
    <Section id="open" heading={t('start.door')}>
      <p>{t(isOpen ? 'start.is-open' : 'start.is-closed')}</p>
      {answer === undefined ? null : <StaffPasswordQuestion answer={answer} href={href} />}
      {isOpen ? (
        <ConfirmedForm
          fields={{ intent: 'close' }}
          question={t('start.close-question')}
          confirm={t('start.close')}
          href={href}
        >
          {t('start.close')}
        </ConfirmedForm>
      ) : (
        <PostForm intent="open">
          <Button type="submit">{t('start.open-shop')}</Button>
        </PostForm>
      )}
    </Section>
  );
}
