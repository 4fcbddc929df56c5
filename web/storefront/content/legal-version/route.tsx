import { useLoaderData } from 'react-router';
import { LegalText } from '../legal-page/legal-text.tsx';
import { readLegalPage } from '../legal-page/read-legal-page.ts';

export const loader = readLegalPage;

/** One version of a legal page, at an address that always leads to it (O1). */
export function Component() {
  return <LegalText page={useLoaderData<typeof loader>()} isOwnAddress />;
}
