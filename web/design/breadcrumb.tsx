import { PageLink } from './page-link.tsx';
import { useWholeAddress } from '../public-url.tsx';
import styles from './breadcrumb.module.css';
import { StructuredData } from './structured-data.tsx';

interface Step {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

interface BreadcrumbProps {
  label: string;
  steps: readonly Step[];
  /** On a page for search engines, which show it in their results. */
  indexed?: boolean;
}

/** Breadcrumb; the last step is the current page. */
export function Breadcrumb({ label, steps, indexed = false }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className="list">
        {steps.map((step) => (
          <li key={step.label}>
            {step.href === undefined ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <PageLink href={step.href}>{step.label}</PageLink>
            )}
          </li>
        ))}
      </ol>
      {indexed ? <WayForSearch steps={steps} /> : null}
    </nav>
  );
}

function WayForSearch({ steps }: Pick<BreadcrumbProps, 'steps'>) {
  const whole = useWholeAddress();
  const itemListElement = steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href === undefined ? {} : { item: whole(href) }),
  }));
  return <StructuredData data={{ '@type': 'BreadcrumbList', itemListElement }} />;
}
