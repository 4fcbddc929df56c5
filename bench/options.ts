import { parseArgs } from 'node:util';

export interface BenchOptions {
  products: number;
  seconds: number;
  rounds: number;
  connections: number;
  /** Rows of price lists, in a thousand lists. */
  ladders: number;
  /** Only measurements whose name contains this, or one of several separated by commas; '': all. */
  only: string;
}

/** Parses the command line. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '16' },
      ladders: { type: 'string', default: '250000' },
      only: { type: 'string', default: '' },
    },
  });
  return {
    products: Number(values.products),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
    ladders: Number(values.ladders),
    only: values.only,
  };
}
