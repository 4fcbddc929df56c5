import { useLocation, useNavigation } from 'react-router';
import { withoutPrefix } from '../../language-address.ts';

/** Returns whether the form of this page is on its way; forms of the header are not its business. */
export function useSending(): boolean {
  const { formMethod, formAction } = useNavigation();
  const { pathname } = useLocation();
  return formMethod === 'POST' && withoutPrefix(formAction?.split('?')[0] ?? '') === pathname;
}
