import { useLocation, useNavigation } from 'react-router';
import { withoutPrefix } from '../../language-address.ts';

/** Returns whether this page's form is being sent; forms of the header don't count. */
export function useSending(): boolean {
  const { formMethod, formAction } = useNavigation();
  const { pathname } = useLocation();
  return formMethod === 'POST' && withoutPrefix(formAction?.split('?')[0] ?? '') === pathname;
}
