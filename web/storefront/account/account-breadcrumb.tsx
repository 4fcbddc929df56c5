import { Breadcrumb } from '../../design/breadcrumb.tsx';
import { useText } from '../../texts/texts.tsx';

/** Breadcrumb within the account area. */
export function AccountBreadcrumb({ here, below }: { here: string; below?: { label: string; href: string } }) {
  const t = useText();
  return (
    <Breadcrumb
      label={t('catalogue.trail')}
      steps={[
        { label: t('catalogue.home'), href: '/' },
        { label: t('shell.my-account'), href: '/My-Account' },
        ...(below === undefined ? [] : [below]),
        { label: here },
      ]}
    />
  );
}
