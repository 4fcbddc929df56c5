import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { documentPaths } from '#shop/documents/paths.ts';
import {
  isPdf,
  PURCHASE_ORDER_MAX_BYTES,
  PURCHASE_ORDER_NOT_PDF,
  PURCHASE_ORDER_TOO_LARGE,
} from '#shop/documents/purchase-order.ts';
import { sendFile } from '../../send-file.ts';
import { useText } from '../../texts/texts.tsx';
import { useSay, type Wording } from '../../texts/say.tsx';

interface Upload {
  /** How much of the file has left, in percent; null when nothing is on its way. */
  percent: number | null;
  /** Why the last file was not taken. */
  trouble: string | null;
  /** It has just arrived. */
  done: boolean;
  send(this: void, event: FormEvent<HTMLFormElement>): void;
}

const IDLE = { percent: null, trouble: null, done: false };

/** Sends an order's purchase order with its progress, once there is script; what can be refused at once is not sent. */
export function usePurchaseOrderUpload(orderId: number): Upload {
  const t = useText();
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<Omit<Upload, 'send'>>(IDLE);

  async function upload(file: File | null) {
    const refusal = await refusalOf(file, t('documents.po-choose'));
    if (file === null || refusal !== null)
      return setState({ ...IDLE, trouble: refusal === null ? null : say(refusal) });
    setState({ ...IDLE, percent: 0 });
    const named = new File([file], `${orderId}.pdf`, { type: 'application/pdf' });
    const asked = await sendFile(documentPaths.uploadPurchaseOrder, { file: named }, (percent) =>
      setState({ ...IDLE, percent }),
    );
    if (!asked.ok && asked.refusal.status !== 409) return setState({ ...IDLE, trouble: asked.refusal.message });
    // 409: it is there already, perhaps from another window; the page then shows it.
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

/** The server's own rules, said before ten megabytes have travelled for nothing. */
async function refusalOf(file: File | null, choose: string): Promise<Wording | null> {
  if (file === null) return choose;
  if (file.size > PURCHASE_ORDER_MAX_BYTES) return PURCHASE_ORDER_TOO_LARGE;
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  return isPdf(start) ? null : PURCHASE_ORDER_NOT_PDF;
}
