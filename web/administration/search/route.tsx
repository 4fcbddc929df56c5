import { useLoaderData } from 'react-router';
import { administrationPaths, type Found } from '#shop/desk/administration/paths.ts';
import { keywordRefusal } from '#shop/base/paged-lists/keyword.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import type { PageArgs } from '../../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { type Command, findCommands, partCommandIn } from './commands.ts';
import { FoundList } from './found-list.tsx';
import type { RuleMessage } from '#shop/base/messages/message.ts';

interface Searched {
  keyword: string;
  /** Reason why the input was not searched. */
  refusal: RuleMessage | null;
  found: Found | null;
  commands: readonly Command[];
}

export async function loader({ request, context }: PageArgs): Promise<Searched> {
  const keyword = new URL(request.url).searchParams.get('keyword')?.trim() ?? '';
  const rights = context.staffRights ?? [];
  const commands = findCommands(keyword, rights);
  const partCommand = partCommandIn(keyword, rights);
  const sought = partCommand?.keyword ?? keyword;
  const refusal = sought === '' || commands.length > 0 ? null : keywordRefusal(sought);
  if (keywordRefusal(sought) !== null) return { keyword, refusal, found: null, commands };
  const found = await context.call(administrationPaths.search, { keyword: sought });
  const ofParts = partCommand === null ? [] : found.products.first.map(partCommand.commandFor);
  return { keyword, refusal, found, commands: [...ofParts, ...commands] };
}

/** The search over everything as a page, like the dialog of '/', for browsers without script. */
export function Component() {
  const { keyword, refusal, found, commands } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('find.title')} />
      <search>
        <form action="/Administration/Search" className="fields at-most-44rem">
          <TextField
            key={keyword}
            label={t('find.placeholder')}
            name="keyword"
            type="search"
            maxLength={100}
            defaultValue={keyword}
            error={refusal ?? undefined}
          />
          <Button type="submit">{t('list.search')}</Button>
        </form>
      </search>
      {found === null && commands.length === 0 ? null : (
        <FoundList found={found} keyword={keyword} commands={commands} />
      )}
    </>
  );
}
