import { useFetcher } from 'react-router';
import { Button } from '../../design/button.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { FORM_KEY, newFormKey } from '../../page-context.ts';
import { useSay } from '../../texts/say.tsx';
import { useText } from '../../texts/texts.tsx';
import type { addToBasket } from '../product/add-to-basket.ts';

interface OptionQuestionProps {
  machineId: number;
  option: string;
  /** The page of the part, which stores the answer. */
  action: string;
  /** It is part of a form, which can't contain another. */
  isInForm: boolean;
}

/** Stores the answer whether the press has the option on which a part depends; the page stays where it is. */
export function OptionQuestion({ machineId, option, action, isInForm }: OptionQuestionProps) {
  const t = useText();
  const say = useSay();
  const fetcher = useFetcher<typeof addToBasket>();
  const question = (
    <span className="row">
      {(['yes', 'no'] as const).map((has) => {
        const pressOption = `${has}:${machineId}:${option}`;
        return (
          <Button
            key={has}
            type="submit"
            kind="secondary"
            name="pressOption"
            value={pressOption}
            formAction={action}
            disabled={fetcher.state !== 'idle'}
            onClick={(event) => {
              event.preventDefault();
              void fetcher.submit({ pressOption, [FORM_KEY]: newFormKey() }, { method: 'post', action });
            }}
          >
            {t(`product.${has}`)}
          </Button>
        );
      })}
      {fetcher.data == null ? null : <span role="alert">{say(fetcher.data.message)}</span>}
    </span>
  );
  return isInForm ? question : <PostForm action={action}>{question}</PostForm>;
}
