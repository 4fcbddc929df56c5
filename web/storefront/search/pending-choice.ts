import { useLocation, useNavigation } from 'react-router';
import { choiceIn, type Choice } from './choice.ts';

/** Selection of the address, and of the pending navigation. */
export function useChoice(): { choice: Choice; pending: Choice | null } {
  const { search } = useLocation();
  const { location } = useNavigation();
  const isHere = location !== undefined && /^\/search\/?$/i.test(location.pathname);
  return { choice: choiceIn(search), pending: isHere ? choiceIn(location.search) : null };
}

/** Returns whether two choices show the same cards. */
export function isSameList(one: Choice, other: Choice): boolean {
  return (['categoryGuid', 'subcategoryGuid', 'keyword', 'withinGuid', 'exactly', 'filters', 'page'] as const).every(
    (part) => one[part] === other[part],
  );
}
