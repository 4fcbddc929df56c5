import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { smallPdf } from '#shop/trade/documents/testing/small-pdf.ts';
import { Books } from './support/books.ts';
import { Buyers } from './support/buyers.ts';
import { embeddedUrl, newDataDir, postmasterOf, startShop } from './support/shop-process.ts';

const SIZE = '400m';

/**
 * Runs the rest of its arguments with a small separate disk at a folder. Mounting one does not need root, but a system
 * that lets users create namespaces.
 */
function withSmallDisk(folder: string): string[] {
  const mountAndRun = `mount -t tmpfs -o size=${SIZE} none "$0" && exec "$@"`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mountAndRun, folder];
}

/** Writes until the disk is full; returns a function that frees the space. */
function fillDisk(folder: string): () => void {
  const filler = path.join(folder, 'filler');
  const file = openSync(filler, 'w');
  for (let size = 1024 * 1024; size >= 1;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
  return () => rmSync(filler);
}

test(
  'a full disk while customers order and upload: nothing is half-written, pages are served, and all works again once there is room (B9, D12)',
  { timeout: scaledTimeout(180_000) },
  async () => {
    const dataDir = path.join(newDataDir(), 'small');
    mkdirSync(dataDir);
    const smallDisk = withSmallDisk(dataDir);
    const [program = '', ...args] = smallDisk;
    expect(
      spawnSync(program, [...args, 'true']).status,
      'This test needs a small disk: a Linux that lets this user have namespaces (kernel.unprivileged_userns_clone=1)',
    ).toBe(0);

    const shop = await startShop({ DATA_DIR: dataDir }, { wrapper: smallDisk });
    const inside = path.join(`/proc/${shop.child.pid}/root`, dataDir); // its disk is not visible from here
    onTestFinished(() => {
      const leftBehind = postmasterOf(inside);
      if (leftBehind !== undefined) process.kill(leftBehind.pid, 'SIGQUIT');
    });
    const books = new Books(() => embeddedUrl(inside));
    const buyers = new Buyers();
    await books.fillShelves();
    await buyers.logIn(shop.url);
    await buyers.hasOrderedWhile(4, 10);

    const makeRoom = fillDisk(inside);
    const [order] = buyers.acknowledged;
    const upload = await buyers.upload(order?.orderId ?? 0, smallPdf('during'.repeat(10_000)));
    expect(upload).toMatchObject({ status: 503, body: expect.stringContaining('shop.cannot-save') });
    buyers.start(4);
    await vi.waitFor(() => expect(buyers.troubles.length).toBeGreaterThan(5), { timeout: scaledTimeout(60_000) });
    await buyers.stop();
    for (const address of ['/', '/search?keyword=blade', '/healthz'])
      expect((await fetch(shop.url + address)).status, address).toBe(200);

    makeRoom();
    await buyers.hasOrderedWhile(4, 10);
    await buyers.sendAgain();
    await books.expectRight(buyers.attempts);
    expect(new Set(buyers.troubles.map(({ status }) => status))).toEqual(new Set([503]));
    expect(await buyers.upload(order?.orderId ?? 0, smallPdf('after'))).toEqual({ status: 200, body: '1' });
    expect(shop.faults()).toEqual([]);
    expect(await shop.stop()).toBe(0);
  },
);
