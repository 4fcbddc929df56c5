import { useLocation, useNavigation } from 'react-router';

/** Whether the form of this page is on its way; forms of the header are not its business. */
export function useSending(): boolean {
  const { formMethod, formAction } = useNavigation();
  const { pathname } = useLocation();
  return formMethod === 'POST' && formAction?.split('?')[0] === pathname;
}
