import { type FieldErrors, fieldErrors } from '#shop/base/messages/field-errors.ts';
import { message, type RuleMessage } from '#shop/base/messages/message.ts';

export const HOME_IMAGE_LENGTHS = { url: 500, description: 200 } as const;

/** Validates the input for a home page image (E13); omitted fields are valid. */
export function homeImageErrors({
  url = '',
  description = '',
}: {
  url?: string | undefined;
  description?: string | undefined;
}): FieldErrors<'url' | 'description'> {
  return fieldErrors({
    url: url.length > HOME_IMAGE_LENGTHS.url ? message('rule.too-long') : linkRefusal(url),
    description: description.length > HOME_IMAGE_LENGTHS.description ? message('rule.too-long') : null,
  });
}

/** A link is a path of the shop or a web address, never a script. */
function linkRefusal(url: string): RuleMessage | null {
  if (url === '' || /^\/(?![/\\])\S*$/.test(url)) return null;
  if (/^(?:\/(?![/\\])|https?:\/\/).*\s/is.test(url)) return message('staff-rule.link-blank');
  const protocol = URL.parse(url)?.protocol ?? '';
  return /^https?:$/.test(protocol) ? null : message('staff-rule.link');
}
