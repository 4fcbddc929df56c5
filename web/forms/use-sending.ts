import { useLocation, useNavigation } from 'react-router';
import { withoutPrefix } from '../language-address.ts';

/**
 * Returns whether a form of this page is being sent; forms in the header do not count.
 * @param intent  of a certain form or button; without it any
 */
export function useSending(intent?: string): boolean {
  const { formMethod, formAction, formData } = useNavigation();
  const { pathname } = useLocation();
  if (intent !== undefined) return formData?.get('intent') === intent;
  return formMethod === 'POST' && withoutPrefix(formAction?.split('?')[0] ?? '') === pathname;
}
