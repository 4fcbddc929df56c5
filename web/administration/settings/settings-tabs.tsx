import { Tabs } from '../../design/staff/tabs.tsx';
import { t } from '../staff-text.ts';

/** The screens of the settings: whose shop it is, its rules, and the texts of its mails. */
export function SettingsTabs({ current }: { current: 'Shop-Details' | 'Settings' | 'Mail-Texts' }) {
  const tab = (path: typeof current, label: string) => ({
    label,
    href: `/Administration/${path}`,
    isCurrent: path === current,
  });
  return (
    <Tabs
      label={t('settings.views')}
      tabs={[
        tab('Shop-Details', t('shop-details.title')),
        tab('Settings', t('settings.rules')),
        tab('Mail-Texts', t('mail-texts.title')),
      ]}
    />
  );
}
