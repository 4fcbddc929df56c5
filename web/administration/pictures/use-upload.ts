import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import {
  beginsAsPicture,
  PICTURE_MAX_BYTES,
  PICTURE_NOT_READ,
  PICTURE_START_BYTES,
  PICTURE_TOO_LARGE,
} from '#shop/base/files/picture-file.ts';
import type { RuleMessage } from '#shop/base/messages/message.ts';
import { say } from '../staff-text.ts';

export interface Upload {
  /** Data URL of a selected picture that is not uploaded yet. */
  preview: string | null;
  /** Progress of the upload in percent; null if nothing is being uploaded. */
  percent: number | null;
  /** Reason why the last one was refused. */
  trouble: string | null;
  /** The last upload succeeded. */
  isDone: boolean;
  choose(this: void, file: File | null): void;
  send(this: void, file: File | null): void;
}

type Send = (file: File, onProgress: (percent: number) => void) => Promise<CallResult<unknown>>;

const IDLE = { preview: null, percent: null, trouble: null, isDone: false };

/**
 * Uploads a picture with its progress, and previews it meanwhile. Invalid files are refused before the upload.
 * @param onDone called after the upload, once the page has been reloaded
 * @param takes  drawings may be an SVG too, which only the server can judge
 */
export function useUpload(
  sendPicture: Send,
  onDone: () => void = () => {},
  takes: 'pictures' | 'drawings' = 'pictures',
): Upload {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<Omit<Upload, 'choose' | 'send'>>(IDLE);

  async function look(file: File | null): Promise<string | null> {
    if (file === null) return null;
    const refusal = await refusalOf(file, takes);
    if (refusal !== null) setState({ ...IDLE, trouble: say(refusal) });
    return refusal === null ? dataAddress(file) : null;
  }

  async function choose(file: File | null) {
    setState(IDLE);
    const preview = await look(file);
    if (preview !== null) setState({ ...IDLE, preview });
  }

  async function send(file: File | null) {
    const preview = await look(file);
    if (file === null || preview === null) return;
    setState({ ...IDLE, preview, percent: 0 });
    const asked = await sendPicture(file, (percent) => setState({ ...IDLE, preview, percent }));
    if (!asked.ok) {
      return setState({ ...IDLE, preview, trouble: asked.refusal.message });
    }
    await revalidate();
    setState({ ...IDLE, isDone: true });
    onDone();
  }

  return { ...state, choose: (file) => void choose(file), send: (file) => void send(file) };
}

/** The server's own rules, applied before ten megabytes are uploaded needlessly. */
async function refusalOf(file: File, takes: 'pictures' | 'drawings'): Promise<RuleMessage | null> {
  if (file.size > PICTURE_MAX_BYTES) return PICTURE_TOO_LARGE;
  if (takes === 'drawings') return null;
  const start = new Uint8Array(await file.slice(0, PICTURE_START_BYTES).arrayBuffer());
  return beginsAsPicture(start) ? null : PICTURE_NOT_READ;
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}
