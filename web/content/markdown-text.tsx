import { PageLink } from '../design/page-link.tsx';
import type { Block, Span } from '#shop/base/store/news.ts';

// A text never changes while it is shown, so positions serve as keys.

/** A parsed Markdown text; it can contain nothing but text. */
export function MarkdownText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => <TextBlock key={place} block={block} />);
}

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case 'heading':
      return (
        <h2>
          <Spans spans={block.spans} />
        </h2>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((spans, place) => (
            <li key={place}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
    default:
      return block satisfies never;
  }
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, place) => {
    switch (span.kind) {
      case 'text':
        return span.text;
      case 'strong':
        return <strong key={place}>{span.text}</strong>;
      case 'link':
        return (
          <PageLink key={place} href={span.href}>
            {span.text}
          </PageLink>
        );
      default:
        return span satisfies never;
    }
  });
}
