import { useEffect, useState } from 'react';
import type { Cart } from '#shop/cart/cart.ts';

const CHANNEL = 'pressline-basket';

/**
 * The basket as the newest of this browser's windows knows it: what one of them changes, the headers of all show at once
 * (A4). The window that changed it has it from the server; the others are told. A page that is left listens no more: with an
 * open channel the browser would not keep it for the way back.
 */
export function useSharedBasket(loaded: Cart | null): Cart | null {
  const [told, setTold] = useState<{ basket: Cart | null; insteadOf: Cart | null } | null>(null);

  useEffect(() => {
    const listen = () => {
      const opened = new BroadcastChannel(CHANNEL);
      opened.addEventListener('message', (event: MessageEvent<Cart | null>) => {
        setTold({ basket: event.data, insteadOf: loaded });
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

  // What this window loads itself is newer than what it was told before.
  return told !== null && told.insteadOf === loaded ? told.basket : loaded;
}
