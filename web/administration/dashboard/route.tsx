import { t } from '../staff-text.ts';

export function Component() {
  return (
    <>
      <title>{`${t('frame.dashboard')} · ${t('frame.name')}`}</title>
      <h1>{t('frame.dashboard')}</h1>
    </>
  );
}
