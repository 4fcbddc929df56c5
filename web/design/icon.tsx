const SHAPES = {
  basket: 'M3 5h2.5l2 10h9.5l2-7H6.5M9 19.5h.01M16 19.5h.01',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9l6 6 6-6',
  remove: 'M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10.5-6.5Z',
  calendar: 'M5 6h14v14H5ZM5 10h14M9 3v4M15 3v4',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M7 12h10',
  copy: 'M9 9h10v10H9zM5 15V5h10',
} as const;

/** A small drawing next to text; without text it needs a label. */
export function Icon({ shape, size = 20 }: { shape: keyof typeof SHAPES; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
