import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  heading: string;
  /** Id of the section, for links and shortcuts to it. */
  id?: string;
  /** Links and buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** Draws a box around it: one of several sections next to each other. */
  boxed?: boolean;
  /** Needs the reader's action: its edge is coloured. */
  isUrgent?: boolean;
  /** Left out of the printed page. */
  isOffPaper?: boolean;
  children: ReactNode;
}

/** A part of a page, named by its heading. */
export function Section({ heading, id, actions, boxed, isUrgent, isOffPaper, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={isOffPaper === true ? `${styles.section} off-paper` : styles.section}
      data-boxed={boxed}
      data-urgent={isUrgent}
    >
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        {actions === undefined ? null : <div className="row align-center">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
