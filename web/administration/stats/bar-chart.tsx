import styles from './bar-chart.module.css';

export interface Bar {
  key: string;
  /** Below the bar; empty if there is no room for each. Two labels belong to the first and the last bar. */
  label: string;
  value: number;
  /** Drawn as a line across the bar, for comparison. */
  before?: number;
  /** Tooltip of the bar: 'March 2025: £1,250.00'. */
  text: string;
}

interface BarChartProps {
  title: string;
  /** Text alternative of the chart. The figures are in its table. */
  summary: string;
  /** Label of the maximum. */
  top: string;
  bars: readonly Bar[];
  /** Colour: each currency has its own in all charts. */
  kind: 'usd' | 'gbp' | 'eur' | 'orders';
}

const HEIGHT = 100;

/** Bars from zero, rendered on the server; they stretch with the page, the texts do not. */
export function BarChart({ title, summary, top, bars, kind }: BarChartProps) {
  const highest = Math.max(...bars.flatMap(({ value, before = 0 }) => [value, before]), 0);
  const gap = bars.length > 40 ? 0.1 : 0.3;
  const heightOf = (value: number) => (highest === 0 ? 0 : (Math.max(value, 0) / highest) * HEIGHT);
  const labels = bars.filter(({ label }) => label !== '');
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <p className="faint flush" aria-hidden="true">
        {top}
      </p>
      <svg
        role="img"
        aria-label={summary}
        className={styles.plot}
        data-kind={kind}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ key, value, before = 0, text }, index) => {
          const height = heightOf(value);
          const level = HEIGHT - heightOf(before);
          return (
            <g key={key}>
              <rect x={index + gap / 2} y={HEIGHT - height} width={1 - gap} height={height}>
                <title>{text}</title>
              </rect>
              {before > 0 ? <line x1={index} x2={index + 1} y1={level} y2={level} /> : null}
            </g>
          );
        })}
      </svg>
      <ol className={labels.length === 2 ? styles.ends : styles.labels} aria-hidden="true">
        {labels.map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </ol>
    </figure>
  );
}
