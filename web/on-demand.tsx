import { type ComponentType, useEffect, useState } from 'react';
import { missing } from './screen.tsx';

/** Those that the page which the server is drawing shows: it names their files, too. Drawing a page is one step, so one list will do. */
export const drawnOnDemand = new Set<string>();

const known: { isShownAtFirst: () => boolean; ready: () => Promise<void> }[] = [];

/**
 * A part of a screen that few of its pages show: their loader asks for its code (`ready`). The server has it from the beginning.
 * @param module          its place in the repository, as the build knows it
 * @param isShownAtFirst  whether the page shows it that a browser begins with
 */
export async function onDemand<Props extends object>(
  module: string,
  load: () => Promise<ComponentType<Props>>,
  isShownAtFirst: () => boolean,
) {
  let Loaded: ComponentType<Props> | undefined;
  const ready = async () => {
    Loaded ??= await load().catch(missing);
  };
  const Component = (props: Props) => {
    if (import.meta.env.SSR) drawnOnDemand.add(module);
    const [, drawAgain] = useState(false);
    useEffect(() => {
      // Its loader did not know that it would be shown, as when somebody logs in meanwhile.
      if (Loaded === undefined)
        void ready().then(
          () => drawAgain(true),
          () => undefined,
        );
    }, []);
    return Loaded === undefined ? null : <Loaded {...props} />;
  };
  if (import.meta.env.SSR) await ready();
  else known.push({ isShownAtFirst, ready });
  return { ready, Component };
}

/** Loads what the page shows of them that a browser begins with, before React takes over. */
export async function readyOnDemand(): Promise<void> {
  // The code of one may bring further ones.
  for (const { isShownAtFirst, ready } of known) if (isShownAtFirst()) await ready();
}
