import { CheckField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import type { Question } from '../../forms/save-answer.ts';

/** Unusual values of a form, with the box that confirms them. */
export function QuestionNotice({ question: { name, value, title, lines, tick } }: { question: Question }) {
  return (
    <Notice kind="bad">
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CheckField label={tick} name={name} value={value} />
    </Notice>
  );
}
