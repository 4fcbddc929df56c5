import type { ComponentType } from 'react';
import { missing } from './screen.tsx';

/**
 * A part of a screen that few of its pages show: their loader asks for its code (`ready`). The server has it, and so has the page that a
 * browser begins with, before anything is drawn.
 */
export async function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isShownAtFirst: () => boolean,
) {
  let Loaded: ComponentType<Props> | undefined;
  const ready = async () => {
    Loaded ??= await load().catch(missing);
  };
  if (import.meta.env.SSR || isShownAtFirst()) await ready();
  return { ready, Component: (props: Props) => (Loaded === undefined ? null : <Loaded {...props} />) };
}
