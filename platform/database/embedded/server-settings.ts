/**
 * Settings of the embedded server: modest, for a shop on one small machine, and durable. Passed on the command line, so
 * that they apply to data of any age; everything else is PostgreSQL's default.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1', // this machine only
  shared_buffers: '128MB',
  // An acknowledged order survives a power cut. These are the defaults, written out because the shop relies on them.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  random_page_cost: '1.1', // a page from memory or an SSD costs the same anywhere; the default is that of a turning disk
  jit: 'off', // compiling costs more than the shop's queries take
  max_parallel_workers_per_gather: '0', // containers have 64 MB of /dev/shm, too little for parallel plans
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

/** For databases that are discarded after a test: no waiting for the disk. */
const DISPOSABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

export interface ServerUse {
  disposable: boolean;
  /** Maximum number of sessions. */
  connections: number;
}

/** Address at which the server listens. */
export interface Endpoint {
  port: number;
  /** undefined: no Unix socket. */
  socketFolder: string | undefined;
}

/** The server's arguments. */
export function serverArguments(
  data: string,
  { port, socketFolder }: Endpoint,
  { disposable, connections }: ServerUse,
): string[] {
  const settings = {
    ...SETTINGS,
    ...(disposable ? DISPOSABLE : {}),
    unix_socket_directories: socketFolder ?? '',
    max_connections: String(connections),
  };
  return [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
