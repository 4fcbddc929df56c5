import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Claim, claimShop } from './claim-database.ts';
import { Workshop } from './testing/workshop.ts';

let workshop: Workshop;
const claims: Claim[] = [];
beforeEach(() => {
  workshop = new Workshop();
});
afterEach(async () => {
  for (const claim of claims.splice(0)) await claim.release();
  await workshop.close();
});

async function claimHere(url: string, onLost: (reason: Error) => void = () => {}): Promise<Claim> {
  const claim = await claimShop({ url, folder: workshop.folder, log: workshop.log, onLost });
  claims.push(claim);
  return claim;
}

test('a second shop on the same folder reads in one sentence who is there, and the first continues', async () => {
  const first = await workshop.startElsewhere('claim');
  const { url } = await workshop.start();

  await expect(claimHere(url)).rejects.toThrow(
    `Pressline is already running on ${workshop.folder} (process ${first.pid}).`,
  );
  await expect(claimHere(url)).rejects.toThrow('already running'); // still claimed
});

test('the claim of a killed shop does not block the next one', async () => {
  const first = await workshop.startElsewhere('claim');
  await first.kill();

  const { url } = await workshop.start();
  await expect(claimHere(url)).resolves.toBeDefined();
});

test('a released claim is free', async () => {
  const { url } = await workshop.start();
  const first = await claimHere(url);
  await first.release();
  await expect(claimHere(url)).resolves.toBeDefined();
});

test('a claim is renewed when the database comes back', async () => {
  const { url } = await workshop.start();
  await claimHere(url);
  const [before] = await holders(url);
  await loseSessions(url);

  await expect.poll(() => holders(url), { timeout: 20_000 }).toHaveLength(1);
  expect(await holders(url)).not.toContainEqual(before);
  const elsewhere = claimHere(url);
  await expect(elsewhere).rejects.toThrow(`already running on ${workshop.folder} (process ${process.pid}).`);
});

test('a shop that lost its claim to another notices it', async () => {
  const { url } = await workshop.start();
  const lost = Promise.withResolvers<Error>();
  await claimHere(url, lost.resolve);
  const [[pid] = []] = await holders(url);

  const other = await workshop.session(url);
  const taken = other.query('select pg_advisory_lock(7263002)'); // waits in the queue, so it is next
  await expect.poll(() => waiting(url)).toHaveLength(1);
  await workshop.query(url, `select pg_terminate_backend(${String(pid)})`);
  await taken;

  expect((await lost.promise).message).toContain('Pressline is already running on');
});

async function waiting(url: string): Promise<unknown[][]> {
  return workshop.query(
    url,
    `select pid from pg_locks where locktype = 'advisory' and objid = 7263002 and not granted`,
  );
}

async function holders(url: string): Promise<unknown[][]> {
  return workshop.query(url, `select pid from pg_locks where locktype = 'advisory' and objid = 7263002 and granted`);
}

async function loseSessions(url: string): Promise<void> {
  await workshop.query(
    url,
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user',
  );
}
