import { useState } from 'react';
import { useActionData, useNavigation } from 'react-router';

/**
 * The answer of the page's action, together with what the page reads after it. React Router hands it over a round trip earlier: "Saved"
 * would stand beside the former values, and a press on what is about to change would be refused.
 */
export function useAnswer<Action>(): ReturnType<typeof useActionData<Action>> {
  const answer = useActionData<Action>();
  const isRead = useNavigation().state !== 'loading';
  const [shown, setShown] = useState(answer);
  if (isRead && shown !== answer) setShown(() => answer);
  return isRead ? answer : shown;
}
