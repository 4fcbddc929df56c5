import type { ReactNode } from 'react';
import styles from './tiles.module.css';

/** A number to act on. */
export interface Tile {
  key: string;
  /** null: the reader has no right to it. */
  total: number | null;
  label: string;
  /** Address of the list that it counts; absent: there is none. */
  href?: string | undefined;
  /** A failure, as opposed to a task. */
  isAlarming?: boolean;
  /** The first of them. */
  first?: readonly ReactNode[];
}

/** Tiles of what waits, large and in this order; what is empty follows in a quiet line. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  const waiting = tiles.filter(({ total }) => total !== null && total > 0);
  const empty = tiles.filter(({ total }) => total === 0);
  return (
    <section aria-label={label}>
      {waiting.length === 0 ? null : (
        <ul className="stack list cells-10 below-4">
          {waiting.map((tile) => (
            <li key={tile.key} className={styles.tile} data-alarming={tile.isAlarming}>
              <TileLink href={tile.href}>
                <strong>{tile.total}</strong> {tile.label}
              </TileLink>
              {tile.first === undefined ? null : (
                <ul className="list">
                  {tile.first.map((entry, place) => (
                    <li key={place} className="cut">
                      {entry}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {empty.length === 0 ? null : (
        <ul className={styles.empty}>
          {empty.map((tile) => (
            <li key={tile.key}>
              <TileLink href={tile.href}>
                {tile.total} {tile.label}
              </TileLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TileLink({ href, children }: Pick<Tile, 'href'> & { children: ReactNode }) {
  return href === undefined ? children : <a href={href}>{children}</a>;
}
