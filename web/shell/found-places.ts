import type { NamedPlaces } from '#shop/shopfront/search/paths.ts';
import { modelAddress, partsAddress } from '../storefront/presses/machine-name.ts';
import type { Translate } from '../texts/texts.tsx';

/** A finding of a keyword besides parts, by group. */
export interface FoundPlace {
  id: string;
  group: 'presses' | 'categories' | 'orders';
  href: string;
  label: string;
}

type Press = NamedPlaces['presses'][number];

/** The parts, drawings and manuals of a press. */
export function linksOfPress(
  { modelId, modelName, modelPath, hasDrawings, hasManuals }: Press,
  t: Translate,
): FoundPlace[] {
  const page = modelAddress(modelPath);
  const link = (id: string, href: string, label: string): FoundPlace => ({ id, group: 'presses', href, label });
  return [
    link(`press-${modelId}`, partsAddress({ modelId }), t('catalogue.parts-for-press', { model: modelName })),
    ...(hasDrawings
      ? [link(`drawings-${modelId}`, `${page}#assemblies`, t('catalogue.press-drawings', { model: modelName }))]
      : []),
    ...(hasManuals
      ? [link(`manuals-${modelId}`, `${page}#manuals`, t('catalogue.press-manuals', { model: modelName }))]
      : []),
  ];
}
