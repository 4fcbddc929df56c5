import type { ReactNode } from 'react';
import type { OwnSession } from '#shop/people/identity/paths.ts';
import { PostForm } from '../forms/post-form.tsx';
import { Button } from '../design/button.tsx';
import { useFigures } from '../texts/texts.tsx';

interface SessionListProps {
  sessions: readonly OwnSession[];
  words: {
    caption: string;
    device: string;
    unknown: string;
    started: string;
    used: string;
    thisOne: string;
    end: string;
    endOf: (device: string) => string;
    endOthers: string;
  };
  timeZone: string;
}

/**
 * The viewer's sessions, with a button to end each except the current one: its form posts `end` with the session's
 * GUID, or `others`, next to `form`, 'sessions'.
 */
export function SessionList({ sessions, words, timeZone }: SessionListProps) {
  return (
    <>
      <table className="table ruled cards anywhere below-4">
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.device}</th>
            <th scope="col">{words.started}</th>
            <th scope="col">{words.used}</th>
            <th scope="col">
              <span className="visually-hidden">{words.end}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sessions.map(({ guid, device, startedAt, lastUsedAt, isThisOne }) => {
            const name = device === '' ? words.unknown : device;
            return (
              <tr key={guid} aria-current={isThisOne || undefined}>
                <th scope="row" className="strong">
                  {name}
                </th>
                <td data-label={words.started}>
                  <Moment at={startedAt} timeZone={timeZone} />
                </td>
                <td data-label={words.used}>
                  <Moment at={lastUsedAt} timeZone={timeZone} />
                </td>
                <td>
                  {isThisOne ? (
                    words.thisOne
                  ) : (
                    <SessionForm name="end" value={guid} label={words.endOf(name)}>
                      {words.end}
                    </SessionForm>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {sessions.length > 1 ? (
        <SessionForm name="others" value="yes">
          {words.endOthers}
        </SessionForm>
      ) : null}
    </>
  );
}

function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  const { moment } = useFigures();
  return <time dateTime={at}>{moment(new Date(at), timeZone)}</time>;
}

interface SessionFormProps {
  name: string;
  value: string;
  label?: string;
  children: ReactNode;
}

function SessionForm({ name, value, label, children }: SessionFormProps) {
  return (
    <PostForm intent="sessions" preventScrollReset>
      <Button type="submit" kind="secondary" name={name} value={value} aria-label={label}>
        {children}
      </Button>
    </PostForm>
  );
}
