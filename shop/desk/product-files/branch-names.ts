import { issue } from '../../base/messages/issue.ts';
import type { Category, Subcategory } from '../../catalogue/categories/catalogue.ts';

/** The branches of one kind as a cell names them: by name if it is unique, otherwise by GUID; separated by ' | '. */
export interface BranchNames {
  write(ids: readonly number[]): string;
  /** Their ids, or the fault of the cell. */
  read(cell: string): number[] | { message: string };
}

const BETWEEN = '|';
const BELOW = '>';
const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** 'Tesa Tape'. */
export function categoryNames(categories: readonly Category[]): BranchNames {
  return namesOf(
    'category',
    categories.map(({ id, guid, name }) => ({ id, guid, full: name, short: name })),
  );
}

/** 'Tesa Tape > Softprint'; the second name alone is enough if no other category has it. */
export function subcategoryNames(subcategories: readonly Subcategory[], categories: readonly Category[]): BranchNames {
  const above = new Map(categories.map(({ id, name }) => [id, name]));
  return namesOf(
    'subcategory',
    subcategories.map(({ id, guid, name, categoryId }) => ({
      id,
      guid,
      full: [above.get(categoryId) ?? '', name].some((part) => part.includes(BELOW))
        ? guid
        : `${above.get(categoryId) ?? ''} ${BELOW} ${name}`,
      short: name,
    })),
  );
}

interface Named {
  id: number;
  guid: string;
  full: string;
  short: string;
}

function namesOf(what: 'category' | 'subcategory', branches: readonly Named[]): BranchNames {
  const byName = new Map<string, number[]>();
  for (const { id, full, short } of branches) {
    for (const key of new Set([keyOf(full), keyOf(short)])) byName.set(key, [...(byName.get(key) ?? []), id]);
  }
  const byGuid = new Map(branches.map(({ id, guid }) => [guid, id]));
  const cellOf = ({ full, guid }: Named) => {
    const isClear = byName.get(keyOf(full))?.length === 1 && !full.includes(BETWEEN) && !GUID.test(keyOf(full));
    return isClear ? full : guid;
  };

  return {
    write(ids) {
      const wanted = new Set(ids);
      return branches
        .filter(({ id }) => wanted.has(id))
        .map(cellOf)
        .join(` ${BETWEEN} `);
    },
    read(cell) {
      const names = cell
        .split(BETWEEN)
        .map((name) => name.trim())
        .filter((name) => name !== '');
      const ids = new Set<number>();
      for (const name of names) {
        const [id, other] = GUID.test(keyOf(name)) ? [byGuid.get(keyOf(name))] : (byName.get(keyOf(name)) ?? []);
        if (id === undefined) return { message: issue('staff-refusal.no-branch', { what, name }) };
        if (other !== undefined) return { message: issue('staff-refusal.several-branches', { what, name }) };
        ids.add(id);
      }
      return [...ids].sort((one, two) => one - two);
    },
  };
}

/** Ignores case and spaces around the sign. */
function keyOf(name: string): string {
  return name
    .split(BELOW)
    .map((part) => part.trim().toLowerCase())
    .join(BELOW);
}
