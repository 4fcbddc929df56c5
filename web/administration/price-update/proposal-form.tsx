import { STEPS } from '#shop/catalogue/pricing/raise-price.ts';
import type { PriceTargets } from '#shop/catalogue/price-lists/paths.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { declareForm, rowChoices } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { day, lines, percent, row, rowOrNone } from '../forms/form-kinds.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import { useFirstField } from '../forms/use-first-field.ts';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';

const shared = {
  /** The list whose prices change; none: the shop itself. */
  priceListId: rowOrNone('price-updates.of', { none: 'price-updates.own' }),
  startsOn: day('price-lists.starts', { hint: 'price-updates.starts-hint' }),
};

export const pastedForm = declareForm({
  ...shared,
  pastedText: lines('price-updates.columns', 10, { hint: 'price-updates.columns-hint', input: { spellCheck: false } }),
});

export const riseForm = declareForm({
  ...shared,
  percent: percent('price-updates.percent', { hint: 'price-updates.percent-hint' }),
  roundTo: {
    ...row('price-updates.step', { fresh: '1' }),
    choices: () => STEPS.map((each) => [each, formatNumber(each / 100, { minimumFractionDigits: 2 })] as const),
  },
  typeId: rowOrNone('price-lists.type', { none: 'price-updates.every' }),
  categoryId: rowOrNone('price-lists.category', { none: 'price-updates.every' }),
});

const RISE_OF_PARTS = ['percent', 'roundTo', 'priceListId', 'startsOn'] as const;
const RISE_FIELDS = [...RISE_OF_PARTS, 'typeId', 'categoryId'] as const;

interface ProposalProps {
  lists: readonly { id: number; name: string }[];
  targets: PriceTargets;
  /** List that the form opens with; null: the shop's own prices. */
  priceListId: number | null;
  /** Number of parts that were selected before; null: none were, and the form selects them. */
  partCount: number | null;
  answer: SaveAnswer | undefined;
}

/** Proposes pasted prices; nothing changes before the difference has been seen (K5). */
export function PastedForm({ lists, priceListId, answer }: Omit<ProposalProps, 'targets' | 'partCount'>) {
  return (
    <section aria-labelledby="paste">
      <h2 id="paste">{t('price-updates.paste')}</h2>
      <DeclaredForm
        name="paste"
        of={pastedForm}
        fresh={{ priceListId }}
        choices={{ priceListId: rowChoices(lists) }}
        answer={answer}
        submit={t('price-updates.propose')}
        kind="secondary"
      >
        {({ draw }) => (
          <>
            <FieldGrid>
              {draw('priceListId')}
              {draw('startsOn')}
            </FieldGrid>
            {draw('pastedText')}
          </>
        )}
      </DeclaredForm>
    </section>
  );
}

/** Proposes a rise by a percentage; nothing changes before the difference has been seen (K5). */
export function RiseForm({ lists, targets, priceListId, partCount, answer }: ProposalProps) {
  useFirstField(partCount === null ? null : 'percent'); // the parts are chosen already
  return (
    <section aria-labelledby="raise">
      <h2 id="raise">
        {partCount === null ? t('price-updates.raise') : t('price-updates.raise-of', { count: partCount })}
      </h2>
      <DeclaredForm
        name="raise"
        of={riseForm}
        fresh={{ priceListId }}
        choices={{
          priceListId: rowChoices(lists),
          typeId: rowChoices(targets.types),
          categoryId: rowChoices(targets.categories),
        }}
        answer={answer}
        submit={t('price-updates.propose')}
        kind="secondary"
      >
        {({ draw }) => (
          <FieldGrid>{(partCount === null ? RISE_FIELDS : RISE_OF_PARTS).map((name) => draw(name))}</FieldGrid>
        )}
      </DeclaredForm>
    </section>
  );
}
