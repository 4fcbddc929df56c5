import { drawings } from './drawings.ts';
import type { Asked, Told } from './draw-apart.ts';

// The process in which pictures are drawn. It ends when the one that started it has nothing more to draw, or ended itself.
process.on('message', async ({ id, what, args }: Asked) => {
  const draw = drawings[what] as (...args: unknown[]) => Promise<unknown>;
  const told: Told = await draw(...args).then(
    (drawn) => ({ id, drawn }),
    (error: unknown) => ({ id, trouble: String(error) }),
  );
  if (process.connected) process.send?.(told);
});

process.on('SIGINT', () => {}); // Ctrl-C reaches both: the server still waits for what it has asked
