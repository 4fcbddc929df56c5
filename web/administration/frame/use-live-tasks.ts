import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { administrationPaths, type LiveTasks } from '#shop/desk/administration/paths.ts';
import { callApi } from '../../call-api.ts';
import { useMay } from './use-administration.ts';

const ASK_EVERY_MS = 15_000;

/**
 * The numbers of the menu: asked for when the page opens, after each change, and every few seconds while it is visible.
 * A plain call instead of a held connection passes every proxy, meets any server process, and leaves the browser its six
 * connections. It ends with the session and starts again with the next change; a session of staff is not prolonged by it.
 * Null: not known yet, or the reader has no right to any of them.
 */
export function useLiveTasks(): LiveTasks | null {
  const [tasks, setTasks] = useState<LiveTasks | null>(null);
  const isEntitled = useMay()({ anyOf: ['orders', 'prices'] });
  const isSending = useNavigation().formData !== undefined;
  const ask = useEffectEvent(async (): Promise<boolean> => {
    if (document.hidden) return true;
    const asked = await callApi(administrationPaths.liveTasks, {});
    if (asked.ok) setTasks(asked.output);
    return asked.ok || ![401, 403].includes(asked.refusal.status);
  });
  useEffect(() => {
    if (!isEntitled || isSending) return;
    const askAgain = async () => {
      if (!(await ask())) end();
    };
    const timer = setInterval(() => void askAgain(), ASK_EVERY_MS);
    const end = () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askAgain);
    };
    document.addEventListener('visibilitychange', askAgain);
    void askAgain();
    return end;
  }, [isEntitled, isSending]);
  return tasks;
}
