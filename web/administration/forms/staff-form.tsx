import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { Form, useActionData, useLocation, useNavigation } from 'react-router';
import { StaffPassword } from './staff-password.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFirstErrorFocus } from '../../forms/use-first-error-focus.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { type FormField, mergedValues, seenValues, versionsOf } from './form-field.ts';
import { FormKey } from '../../forms/form-key.tsx';
import { SaveBar } from './form-parts.tsx';
import { TickQuestion } from './questions.tsx';
import { putValue } from './put-value.ts';
import { type FormValues, typedValues, type SaveAnswer } from '../../forms/save-answer.ts';
import { useFieldErrors } from '../../forms/use-field-errors.ts';
import { useDraft } from './use-draft.ts';
import { formContent, useUnsaved } from './use-unsaved.ts';
import type { FormErrors } from '../../texts/wording.ts';

/** State from which a form is rendered. */
export interface DrawnForm<Name extends string = string> {
  /** Initial values of the fields: stored ones, or unsaved input. */
  values: FormValues;
  /** Current values. */
  present: FormValues;
  errors: FormErrors<Name>;
  form: RefObject<HTMLFormElement | null>;
}

export type HiddenFields = Readonly<Record<string, string | number>>;

interface StaffFormProps<Name extends string, Stored> {
  /** Its intent, on a page with several forms; an answer names it as `form`. */
  name?: string;
  fields: readonly FormField<Name>[];
  /** Stored values as fields; the defaults of a new record. */
  stored: FormValues;
  /** Stored version; undefined: a new record. */
  version?: number | undefined;
  /**
   * Values that somebody else saved, as fields.
   * @param seen  the initial values of this form
   */
  storedOf?: (current: Stored, seen: FormValues) => FormValues;
  /** Rules that are checked on leaving a field. */
  check?: (values: FormValues) => FormErrors<Name>;
  answer: SaveAnswer | undefined;
  hidden?: HiddenFields;
  /** Hidden fields that change once somebody else has saved. */
  hiddenOf?: (current: Stored) => HiddenFields;
  submit: string;
  /** Message after a save, if it is not just 'Saved' (E6). */
  saved?: string;
  kind?: 'primary' | 'secondary';
  className?: string | undefined;
  /** Further actions, next to the button. */
  beside?: ReactNode;
  children: (form: DrawnForm<Name>) => ReactNode;
}

/**
 * The common staff form. Input is kept until it is saved, even if the session ends or the page is reloaded. A field shows its error
 * on leaving it. A save on top of somebody else's shows the old, the current and the typed values. Leaving the page with unsaved
 * changes needs confirmation. A submission has one effect, however often it is sent. The button is outside the fields, so that it
 * and its message stay when the fields are mounted again.
 */
export function StaffForm<Name extends string, Stored = Readonly<Record<string, unknown>>>(
  props: StaffFormProps<Name, Stored>,
) {
  const { name = '', submit, saved, kind, beside } = props;
  const answer = useAnswerOrRedirect(name, props.answer);
  const id = useId();
  const { draft, drop } = useDraft(name, answer);
  const [isUnsaved, setUnsaved] = useState(false);
  const [content, setContent] = useState<FormContent>({});
  const drawn = useDrawnFrom({ ...props, answer }, isUnsaved, content.sent !== content.now);
  const times = useSavedTimes(answer);
  const conflict = answer?.saved === false ? answer.conflict?.current.version : undefined;
  return (
    <>
      <Body
        // Mounted again with the stored values after a save, with a draft, and with somebody else's values.
        key={`${drawn.version === undefined ? `new ${times}` : ''} ${drawn.times} ${conflict ?? ''} ${draft === null ? '' : 'draft'}`}
        {...props}
        answer={answer}
        stored={drawn.stored}
        version={drawn.version}
        id={id}
        draft={answer === undefined || answer.saved ? draft : null}
        onDrop={drop}
        onUnsaved={setUnsaved}
        onContent={(part) => setContent((before) => ({ ...before, ...part }))}
      />
      <SaveBar
        form={name}
        formId={id}
        label={submit}
        answer={answer}
        isUnsaved={isUnsaved}
        {...(saved === undefined ? {} : { saved })}
        {...(kind === undefined ? {} : { kind })}
      >
        {beside}
      </SaveBar>
    </>
  );
}

/** A save after which the page leads to itself has no answer, but was made. */
function useAnswerOrRedirect(name: string, answer: SaveAnswer | undefined): SaveAnswer | undefined {
  const { state, formMethod, formData } = useNavigation();
  const isAnswered = useActionData() !== undefined;
  const phase = formMethod === 'POST' && (formData?.get('intent') ?? '') === name ? state : 'idle';
  const [seen, setSeen] = useState<typeof phase>('idle');
  const [redirected, setRedirected] = useState<SaveAnswer>();
  if (phase !== seen) {
    setSeen(phase);
    // The page loads again once the save is done; a visit elsewhere that stops the save comes before that.
    const isDone = phase === 'idle' && seen === 'loading' && !isAnswered;
    setRedirected(isDone ? { saved: true, form: name } : undefined);
  }
  return answer ?? redirected;
}

/** Content of a form when it was last sent, and now. */
interface FormContent {
  sent?: string;
  now?: string;
}

/**
 * Selects the stored values from which a form is rendered. A new version does not replace unsaved input: the fields stay, and the
 * next save is based on the new version. If somebody else changed the values, it is still based on the old one, so that it is
 * refused and shows both.
 */
function useDrawnFrom<Name extends string, Stored>(
  { version, stored, answer }: StaffFormProps<Name, Stored>,
  isUnsaved: boolean,
  isTypedSinceSent: boolean,
) {
  const [drawn, setDrawn] = useState({ version, stored, answer, times: 0 });
  const isSame = isSameText(stored, drawn.stored);
  if (version === drawn.version && (version !== undefined || isSame)) return drawn;
  const isOwnSave = answer?.saved === true && answer !== drawn.answer;
  const isTyped = isOwnSave ? isTypedSinceSent : isUnsaved;
  if (!isTyped) setDrawn({ version, stored, answer, times: drawn.times + 1 });
  else if (isOwnSave || isSame) setDrawn({ version, stored, answer, times: drawn.times });
  return drawn;
}

const isSameText = (one: FormValues, other: FormValues) => JSON.stringify(one) === JSON.stringify(other);

/** Number of saves: a form for new records starts over after each. */
function useSavedTimes(answer: SaveAnswer | undefined): number {
  const [saves, setSaves] = useState({ answer, times: 0 });
  if (saves.answer !== answer) setSaves({ answer, times: saves.times + (answer?.saved === true ? 1 : 0) });
  return saves.times;
}

interface BodyProps<Name extends string, Stored> extends StaffFormProps<Name, Stored> {
  id: string;
  draft: FormValues | null;
  onDrop: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
  onContent: (content: FormContent) => void;
}

function Body<Name extends string, Stored>(props: BodyProps<Name, Stored>) {
  const { id, name = '', fields, stored, version, answer, hidden = {}, draft, children } = props;
  const { pathname, search } = useLocation();
  const refused = answer?.saved === false ? answer : undefined;
  const typed = refused?.values ?? draft ?? undefined;
  const conflict = refused?.conflict ?? null;
  const had = seenValues(typed ?? {});
  const current = conflict?.current as Stored; // values stored by the same call: the screen knows their type
  const theirs = conflict === null ? null : (props.storedOf?.(current, had) ?? {});
  const versions = { had, theirs: theirs ?? {}, mine: typed ?? {} };
  const values = theirs === null ? (typed ?? stored) : mergedValues(fields, versions);
  const [present, setPresent] = useState(values);
  const { form, isUnsaved } = useUnsaved(name, typed !== undefined, answer);
  const focus = useFirstErrorFocus<HTMLDivElement>(refused);
  const { errors, ...watch } = useFieldErrors<Name>(
    refused?.errors,
    (content) => props.check?.(heldValues(content)) ?? {},
  );
  const { onUnsaved } = props;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  const own = {
    ...(name === '' ? {} : { intent: name }),
    ...hidden,
    ...(version === undefined ? {} : { version }),
    seen: JSON.stringify(stored),
    // Input keeps its base version; after a conflict the next save is based on the version shown.
    ...Object.fromEntries(Object.entries(typed ?? {}).filter(([key]) => key in hidden || isFormsOwn(key))),
    ...(conflict === null ? {} : { version: conflict.current.version, seen: JSON.stringify(theirs) }),
    ...(conflict === null ? {} : props.hiddenOf?.(current)),
  };
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      noValidate
      autoComplete="off"
      preventScrollReset
      className={props.className}
      onBlur={watch.onBlur}
      onSubmit={({ currentTarget }) => {
        const sent = formContent(currentTarget);
        props.onContent({ sent, now: sent });
      }}
      onInput={(event) => {
        watch.onInput(event);
        setPresent(typedValues(new FormData(event.currentTarget)));
        props.onContent({ now: formContent(event.currentTarget) });
      }}
    >
      {Object.entries(own).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <FormKey answer={answer} />
      <div ref={focus}>
        {draft === null ? null : <KeptNotice href={pathname + search} onDrop={props.onDrop} />}
        {conflict === null ? null : (
          <ConflictNotice
            conflict={conflict}
            fields={versionsOf(fields, versions)}
            href={pathname + search}
            onTake={(field) => putValue(form.current, field.name, field.value)}
          />
        )}
        {earlierConfirmations(refused).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        {refused === undefined || refused.notice === null || conflict !== null || refused.asks !== undefined ? null : (
          <Notice kind="bad">{refused.notice}</Notice>
        )}
        {children({ values, present, errors, form })}
        {refused?.asks?.map((question) => (
          <TickQuestion key={question.value} question={question} />
        ))}
        <StaffPassword answer={answer} />
      </div>
    </Form>
  );
}

/** All values of a form, including passwords: only for its rules. */
function heldValues(form: FormData): FormValues {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Repeats earlier confirmations while another question is asked. */
function earlierConfirmations(
  refused: Extract<SaveAnswer, { saved: false }> | undefined,
): [name: string, value: string][] {
  const asked = refused?.asks?.map(({ name }) => name) ?? [];
  return Object.entries(refused?.values ?? {}).filter(([name]) => name.startsWith('confirm.') && !asked.includes(name));
}

const isFormsOwn = (name: string) => name === 'version' || name === 'seen';
