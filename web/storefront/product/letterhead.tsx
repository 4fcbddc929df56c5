import { useWholeAddress } from '../../public-url.tsx';
import { Logo } from '../../shell/logo.tsx';
import styles from './letterhead.module.css';

/** In print only: the shop and the address of the printed page. */
export function Letterhead({ address }: { address: string }) {
  const whole = useWholeAddress();
  return (
    <p className={styles.letterhead}>
      <Logo />
      <span>{whole(address)}</span>
    </p>
  );
}
