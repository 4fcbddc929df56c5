import { useWholeAddress } from '../../public-url.tsx';
import { Logo } from '../../shell/logo.tsx';
import styles from './letterhead.module.css';

/** On paper alone: whose sheet this is, and where the page is that it was printed from. */
export function Letterhead({ address }: { address: string }) {
  const whole = useWholeAddress();
  return (
    <p className={styles.letterhead}>
      <Logo />
      <span>{whole(address)}</span>
    </p>
  );
}
