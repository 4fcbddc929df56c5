import type { ListedModel } from '#shop/catalogue/presses/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { Picture } from '../../design/picture.tsx';
import { modelAddress } from '../presses/machine-name.ts';
import cards from '../presses/presses.module.css';
import { useHomeText } from './home-text.ts';

/** All presses by their pictures, for a reader who has registered none (J1). */
export function PressFinder({ models }: { models: readonly ListedModel[] }) {
  const t = useHomeText();
  if (models.length === 0) return null;
  return (
    <section className="below-5 small-heads" aria-labelledby="press-finder">
      <h2 id="press-finder">{t('home.press-finder')}</h2>
      <ul className="stack list cells-10">
        {models.map((model) => (
          <li key={model.modelId}>
            <PageLink href={modelAddress(model.modelPath)} className={cards.card}>
              <Picture
                folder="presses"
                hash={model.imageHash}
                alt=""
                sizes="12rem"
                width={240}
                height={90}
                fit="cover"
              />
              <span className={cards.name}>{model.modelName}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
