import type { ReactNode } from 'react';

/** Pictures in three columns, one for each market (E12, E13). */
export function ImageColumns({ children }: { children: ReactNode }) {
  return <div className="columns cells-18">{children}</div>;
}

/** One column, with the heading above its pictures. */
export function ImageColumn({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <section className="grid gap-4 shrinks" aria-labelledby={id}>
      <h2 id={id} className="heading flush">
        {title}
      </h2>
      {note === undefined ? null : <p className="flush soft-ink">{note}</p>}
      {children}
    </section>
  );
}
