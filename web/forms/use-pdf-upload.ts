import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { CallResult } from '#shop/base/operations/call-result.ts';
import type { RuleMessage } from '#shop/base/messages/message.ts';
import { useSay } from '../texts/say.tsx';
import { refusalOfPdf } from './refusal-of-pdf.ts';

export interface PdfUpload {
  /** Progress of the upload in percent; null if nothing is being uploaded. */
  percent: number | null;
  /** Reason why the last file was refused. */
  trouble: string | null;
  /** The file has just been uploaded. */
  done: boolean;
  send(this: void, event: FormEvent<HTMLFormElement>): void;
}

/** The server's rules for a file, checked before megabytes are uploaded in vain. */
export interface PdfRules {
  maxBytes: number;
  tooLarge: RuleMessage;
  notPdf: RuleMessage;
  /** Message if no file was chosen. */
  choose: string;
}

type Send = (file: File, onProgress: (percent: number) => void) => Promise<CallResult<unknown>>;

const IDLE = { percent: null, trouble: null, done: false };

/**
 * Uploads a PDF with its progress, if script runs, and reloads the page; invalid files are refused before the upload.
 */
export function usePdfUpload(sendPdf: Send, rules: PdfRules): PdfUpload {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<Omit<PdfUpload, 'send'>>(IDLE);

  async function upload(file: File | null) {
    const refusal = file === null ? rules.choose : await refusalOfPdf(file, rules);
    if (file === null || refusal !== null)
      return setState({ ...IDLE, trouble: refusal === null ? null : say(refusal) });
    setState({ ...IDLE, percent: 0 });
    const asked = await sendPdf(file, (percent) => setState({ ...IDLE, percent }));
    if (!asked.ok) {
      return setState({ ...IDLE, trouble: asked.refusal.message });
    }
    await revalidate();
    setState({ ...IDLE, done: true });
  }

  return {
    ...state,
    send(event) {
      event.preventDefault();
      const chosen = new FormData(event.currentTarget).get('file');
      void upload(chosen instanceof File && chosen.name !== '' ? chosen : null);
    },
  };
}
