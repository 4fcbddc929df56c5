import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { encode } from 'uqr';

/** A browser whose camera films something, and which forgets it. */
interface CameraBrowser {
  browser: Browser;
  close(): Promise<void>;
}

/** A full Chromium whose camera films a QR code with this text: it plays a file as its stream. */
export async function launchWithCamera(text: string): Promise<CameraBrowser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pressline-camera-'));
  const film = path.join(folder, 'code.y4m');
  writeFileSync(film, filmOf(text));
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  return {
    browser,
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const SIDE = 480;

/** Two frames of a QR code, black on white, as an uncompressed YUV4MPEG2 file. */
function filmOf(text: string): Buffer {
  const { data } = encode(text, { border: 4 });
  const square = SIDE / data.length;
  const luma = Buffer.alloc(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const isDark = data[Math.floor(y / square)]?.[Math.floor(x / square)] === true;
      luma[y * SIDE + x] = isDark ? 16 : 235;
    }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((SIDE * SIDE) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${SIDE} H${SIDE} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}
