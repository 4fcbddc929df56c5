import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { useAccountText } from './account-text.ts';

/** Where one is within the account area. */
export function AccountTrail({ here, below }: { here: string; below?: { label: string; href: string } }) {
  const t = useAccountText();
  return (
    <Breadcrumb
      label={t('account.trail')}
      steps={[
        { label: t('account.home'), href: '/' },
        { label: t('account.my-account'), href: '/My-Account' },
        ...(below === undefined ? [] : [below]),
        { label: here },
      ]}
    />
  );
}
