import { CODE_FORMATS } from './code-formats.ts';

/** Finds the codes in a picture of the camera. */
export interface CodeReader {
  read(this: void, video: HTMLVideoElement): Promise<string[]>;
  close(this: void): void;
}

/** The part of the browser's own reader that we use; TypeScript does not know it yet. */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** Opens the browser's own reader, or ours where there is none. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? workerReader();
}

async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: NativeDetectorClass };
  if (BarcodeDetector === undefined) return null;
  const supported = await BarcodeDetector.getSupportedFormats();
  const formats = CODE_FORMATS.filter((format) => supported.includes(format));
  if (!formats.includes('qr_code')) return null; // it is there, but the system lacks what it needs
  const detector = new BarcodeDetector({ formats });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    close: () => undefined,
  };
}

/** Reads in a worker, which keeps the page free and has its own content policy (docs/decisions/0055). */
function workerReader(): CodeReader {
  const worker = new Worker(new URL('code-worker.ts', import.meta.url), { type: 'module' });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The decoder did not start.')), { once: true });
  });
  failure.catch(() => undefined); // it is reported by the next reading
  return {
    read: async (video) => {
      const picture = await createImageBitmap(video);
      const answer = new Promise<string[]>((resolve, reject) => {
        const hear = ({ data }: MessageEvent<string[] | null>) =>
          data === null ? reject(new Error('The picture could not be read.')) : resolve(data);
        worker.addEventListener('message', hear, { once: true });
        worker.postMessage(picture, [picture]);
      });
      return Promise.race([answer, failure]);
    },
    close: () => worker.terminate(),
  };
}
