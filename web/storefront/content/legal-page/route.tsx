import { useLoaderData } from 'react-router';
import { LegalText } from './legal-text.tsx';
import { readLegalPage } from './read-legal-page.ts';

export const loader = readLegalPage;

/** A legal page as it applies today (O1). */
export function Component() {
  return <LegalText page={useLoaderData<typeof loader>()} isOwnAddress={false} />;
}
