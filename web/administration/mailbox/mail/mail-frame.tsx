import { LOGO_IN_MAILS } from '#shop/base/settings/logo.ts';
import { useShopFace } from '../../../shell/shop-face.ts';
import { t } from '../../staff-text.ts';
import styles from './mail.module.css';

/** A mail as mail programs show it. No scripts and no session inside; its links open an ordinary new window. */
export function MailFrame({ html }: { html: string }) {
  const { light } = useShopFace();
  return (
    <iframe
      className={styles.frame}
      title={t('mail.html')}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={light === undefined ? html : html.replace(LOGO_IN_MAILS, light.url)}
    />
  );
}
