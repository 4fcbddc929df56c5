import styles from './breadcrumb.module.css';

interface Step {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

/** Where one is; the last step is this page. */
export function Breadcrumb({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol>
        {steps.map((step) => (
          <li key={step.label}>
            {step.href === undefined ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <a href={step.href}>{step.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
