import { useIsVisitors } from '../shell/shell.ts';

/**
 * Structured data of a visitor's page for search engines (schema.org), which never log in. It is never executed; a '<'
 * in it can't end the element.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  if (!useIsVisitors()) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
