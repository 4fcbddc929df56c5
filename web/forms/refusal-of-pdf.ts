import type { RuleMessage } from '#shop/base/messages/message.ts';
import { isPdf, PDF_START_BYTES } from '#shop/base/files/pdf-file.ts';

interface FileRules {
  maxBytes: number;
  tooLarge: RuleMessage;
  notPdf: RuleMessage;
}

/** Returns the reason why the server would refuse a file as a PDF, or null. */
export async function refusalOfPdf(file: File, { maxBytes, tooLarge, notPdf }: FileRules): Promise<RuleMessage | null> {
  if (file.size > maxBytes) return tooLarge;
  const start = new Uint8Array(await file.slice(0, PDF_START_BYTES).arrayBuffer());
  return isPdf(start) ? null : notPdf;
}
