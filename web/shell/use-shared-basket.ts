import { useEffect, useState } from 'react';
import type { BasketHead } from '#shop/trade/cart/paths.ts';

const CHANNEL = 'pressline-basket';

/**
 * The basket as the newest of this browser's windows knows it: a change in one is shown in the headers of all (A4). The
 * window that made it has it from the server; the others are notified. A hidden page closes its channel, because with
 * an open channel the browser would not keep it in its back/forward cache.
 */
export function useSharedBasket(loaded: BasketHead | null): BasketHead | null {
  const [received, setReceived] = useState<{ basket: BasketHead | null; insteadOf: BasketHead | null } | null>(null);

  useEffect(() => {
    const listen = () => {
      const opened = new BroadcastChannel(CHANNEL);
      opened.addEventListener('message', (event: MessageEvent<BasketHead | null>) => {
        setReceived({ basket: event.data, insteadOf: loaded });
      });
      return opened;
    };
    let channel = listen();
    const close = () => channel.close();
    const open = ({ persisted }: PageTransitionEvent) => {
      if (persisted) channel = listen();
    };
    channel.postMessage(loaded);
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', open);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', open);
      close();
    };
  }, [loaded]);

  // Data that this window loads is newer than an earlier notification.
  return received !== null && received.insteadOf === loaded ? received.basket : loaded;
}
