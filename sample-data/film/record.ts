// Records the film of the tape page anew, after frames.ts was changed: node sample-data/film/record.ts
// The encoder is the browser's own (WebCodecs), so nothing more is needed than the browser that the tests use.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { drawFrame, FILM } from './frames.ts';
import { webmFile } from './webm.ts';

const BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const PAGE = 'https://film.pressline.test/'; // WebCodecs asks for a secure origin; the page never leaves this machine

interface Chunk {
  base64: string;
  timeMs: number;
  isKey: boolean;
}

async function record(): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.route(`${PAGE}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(PAGE);
    await page.evaluate(openEncoder, FILM);
    const count = FILM.seconds * FILM.framesPerSecond;
    for (let frame = 0; frame < count; frame += 1) {
      const png = await sharp(Buffer.from(drawFrame(frame / FILM.framesPerSecond)))
        .png()
        .toBuffer();
      await page.evaluate(encodeFrame, { base64: png.toString('base64'), frame });
    }
    const chunks = await page.evaluate(closeEncoder);
    const frames = chunks.map(({ base64, ...chunk }) => ({ ...chunk, bytes: Buffer.from(base64, 'base64') }));
    return webmFile(frames, { width: FILM.width, height: FILM.height, durationMs: FILM.seconds * 1000 });
  } finally {
    await browser.close();
  }
}

type Recorder = { encoder: VideoEncoder; chunks: Chunk[]; framesPerSecond: number };
declare global {
  interface Window {
    recorder?: Recorder;
  }
}

// The three functions below run in the browser.

function openEncoder(film: { width: number; height: number; framesPerSecond: number }): void {
  const chunks: Chunk[] = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let binary = '';
      for (const byte of bytes) binary += String.fromCodePoint(byte);
      chunks.push({ base64: btoa(binary), timeMs: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key' });
    },
    error(error) {
      throw error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.31.08',
    width: film.width,
    height: film.height,
    bitrate: 270_000,
    framerate: film.framesPerSecond,
  });
  window.recorder = { encoder, chunks, framesPerSecond: film.framesPerSecond };
}

async function encodeFrame({ base64, frame }: { base64: string; frame: number }): Promise<void> {
  const { recorder } = window;
  if (recorder === undefined) throw new Error('The encoder is not open');
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const picture = new VideoFrame(bitmap, { timestamp: Math.round((frame * 1_000_000) / recorder.framesPerSecond) });
  recorder.encoder.encode(picture, { keyFrame: frame % (recorder.framesPerSecond * 3) === 0 });
  picture.close();
  if (recorder.encoder.encodeQueueSize > 8) await recorder.encoder.flush();
}

async function closeEncoder(): Promise<Chunk[]> {
  await window.recorder?.encoder.flush();
  return window.recorder?.chunks ?? [];
}

const film = await record();
const target = path.join(import.meta.dirname, 'tape-mounting.webm');
await writeFile(target, film);
console.log(`${target}: ${Math.round(film.length / 1000)} kB, ${FILM.seconds} s`);
