import { useFigures } from '../../texts/texts.tsx';

/** An event of a return or a quote, in the reader's words. */
interface ListedEvent {
  id: number;
  at: string;
  words: string;
  /** Empty: none. */
  remarks: string;
}

/** Events with their moments and remarks, under a heading. */
export function EventList({
  title,
  events,
  timeZone,
}: {
  title: string;
  events: readonly ListedEvent[];
  timeZone: string;
}) {
  const { moment } = useFigures();
  return (
    <section aria-labelledby="happened" className="above-6">
      <h2 id="happened">{title}</h2>
      <dl className="facts grid gap-1 below-5 small">
        {events.map(({ id, at, words, remarks }) => (
          <div key={id}>
            <dt>{moment(new Date(at), timeZone)}</dt>
            <dd>
              <strong>{words}</strong>
              {remarks === '' ? null : `\n${remarks}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
