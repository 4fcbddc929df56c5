import type { ReactNode } from 'react';
import { Section } from '../../design/section.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import type { DrawnForm } from '../forms/staff-form.tsx';
import { formOf, type FormTable } from '../forms/table-form.ts';
import { ListTable } from '../lists/list-table.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import type { Branch } from './branch-rows.ts';

export type AddedFields = Pick<DrawnForm, 'values' | 'errors'>;

interface AddBranchProps<Each extends Branch> {
  fields: FormTable<'name' | 'sortOrder'>;
  answer: SaveAnswer | undefined;
  /** The branches that the new one joins, in the order of the menu. */
  present: readonly Each[];
  /** Names them for people. */
  caption: string;
  /** Message if there are none. */
  none: string;
  /** Describes who sees one of them. */
  shownTo: (branch: Each) => string;
  /** Visibility fields, between its name and its place in the menu. */
  renderShow: (fields: AddedFields) => ReactNode;
  /** Further fields. */
  children?: (fields: AddedFields) => ReactNode;
}

/** The form of a new category or sub-category, next to those that it joins (E9). */
export function AddBranch<Each extends Branch>(props: AddBranchProps<Each>) {
  const { fields, answer, present, caption, none, shownTo, renderShow, children } = props;
  const form = formOf(fields);
  return (
    <SideBySide>
      <div>
        <DeclaredForm of={form} answer={answer} submit={t('save.submit')}>
          {({ draw, values, errors }) => (
            <>
              {draw('name')}
              {renderShow({ values, errors })}
              {draw('sortOrder')}
              {children?.({ values, errors })}
            </>
          )}
        </DeclaredForm>
      </div>
      <Section heading={caption}>
        <ListTable
          caption={caption}
          columns={[
            { key: 'order', label: t('branches.order'), cell: ({ sortOrder }) => formatNumber(sortOrder) },
            { key: 'name', label: t('branches.name'), cell: ({ name }) => name },
            { key: 'show', label: t('branches.show'), cell: shownTo },
          ]}
          rows={present}
          rowKey={({ id }) => id}
          none={none}
        />
      </Section>
    </SideBySide>
  );
}
