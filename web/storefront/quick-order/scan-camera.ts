import { newCodes } from './new-codes.ts';
import { openCodeReader } from './code-reader.ts';

const FRAME_MS = 200;

/**
 * Shows the camera and reports each code that comes into view, until the signal ends it.
 * @throws {DOMException} there is no camera, or it is not permitted
 */
export async function scanCamera(
  video: HTMLVideoElement,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const reader = await openCodeReader();
  signal.addEventListener('abort', reader.close);
  const fresh = newCodes();
  while (!signal.aborted) {
    for (const code of fresh(await reader.read(video))) onCode(code);
    await pause();
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, FRAME_MS));
}
