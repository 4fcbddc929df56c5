import { machineLabel } from '#shop/catalogue/presses/machine-label.ts';
import type { JudgedParts, PartModels } from '#shop/catalogue/presses/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { useText } from '../../texts/texts.tsx';
import { productAddress } from '../catalogue/addresses.ts';
import styles from './fit.module.css';
import { FitMark } from './fit-mark.tsx';
import { fitText, optionAsked, ruleText } from './fit-text.ts';
import { OptionQuestion } from './option-question.tsx';
import { modelAddress, partsAddress } from './machine-name.ts';

interface FitNoticeProps {
  judged: JudgedParts | null;
  productId: number;
  /** Subject of a question to the counter: the part's number, and where it is shown. */
  name?: string;
  /** It is part of a form. */
  isInForm?: boolean;
}

/**
 * Says whether a part fits the member's chosen press, with the rule that gave the answer, and where to go if it does not; nothing without a
 * press, or about a part that is for all of them (J2).
 */
export function FitNotice({ judged, productId, name = '', isInForm = false }: FitNoticeProps) {
  const t = useText();
  const part = judged?.parts.find((each) => each.productId === productId);
  if (judged === null || judged.machine === null || part === undefined || part.isForAll) return null;
  const option = optionAsked(part);
  return (
    <div className={styles.fit} data-fit={part.fit}>
      {fitText(part, judged.machine, t)}
      {part.fit === 'fits' ? null : (
        <>
          {' '}
          {part.fit === 'does-not-fit' ? (
            <PageLink href={partsAddress(judged.machine, part.typeId)}>{t('fit.what-fits')}</PageLink>
          ) : (
            <PageLink href={name === '' ? '/Ask-For-Parts' : `/Ask-For-Parts?fits=${encodeURIComponent(name)}`}>
              {t('fit.ask')}
            </PageLink>
          )}
        </>
      )}
      {option === undefined ? null : (
        <OptionQuestion
          machineId={judged.machine.machineId}
          option={option}
          action={productAddress({ id: productId, name })}
          isInForm={isInForm}
        />
      )}
    </div>
  );
}

/** Warns that a part does not fit the member's chosen press, where it is added; otherwise nothing. */
export function MisfitMark({ judged, productId }: Pick<FitNoticeProps, 'judged' | 'productId'>) {
  const part = judged?.parts.find((each) => each.productId === productId);
  if (judged?.machine == null || part?.fit !== 'does-not-fit') return null;
  return <FitMark fit={part.fit} press={machineLabel(judged.machine)} />;
}

/** The presses that a part fits, with their serial numbers; nothing if none is stated (J2). */
export function PartModelList({ models, heading: Heading }: { models: PartModels; heading: 'h2' | 'h3' }) {
  const t = useText();
  if (models.length === 0) return null;
  return (
    <section aria-labelledby="part-models">
      <Heading id="part-models">{t('fit.models')}</Heading>
      <ul className="bullets">
        {models.map(({ modelId, modelName, modelPath, rules }) => (
          <li key={modelId}>
            <PageLink href={modelAddress(modelPath)}>{modelName}</PageLink>{' '}
            <span className="soft">{rules.map((rule) => ruleText(rule, t)).join('; ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
