import { Head } from '../../design/head.tsx';
import { useText } from '../../texts/texts.tsx';

export function Component() {
  const t = useText();
  return (
    <>
      <Head title={t('home.title')} canonical="/" />
      <h1>{t('home.title')}</h1>
    </>
  );
}
