import { useActionData, useLoaderData } from 'react-router';
import { homeImageAudience, type HomeImageCountry } from '#shop/shopfront/images/home-image-country.ts';
import type { HomeImage } from '#shop/shopfront/images/paths.ts';
import { merchandisingPaths } from '#shop/shopfront/images/paths.ts';
import { Notice } from '../../design/notice.tsx';
import type { PageArgs } from '../../page-context.ts';
import { PageHead } from '../page-head.tsx';
import { ImageColumn, ImageColumns } from '../pictures/image-columns.tsx';
import { t } from '../staff-text.ts';
import { AddHomeImage } from './add-home-image.tsx';
import { changeHomeImages } from './change-home-images.ts';
import { HomeImageForm } from './home-image-form.tsx';

const COLUMNS: readonly (readonly [HomeImageCountry, 'images.uk' | 'images.us' | 'images.default'])[] = [
  [1, 'images.uk'],
  [2, 'images.us'],
  [3, 'images.default'],
];

export async function loader({ context }: PageArgs): Promise<readonly HomeImage[]> {
  return (await context.call(merchandisingPaths.homeImages, {})).items;
}

export const action = changeHomeImages;

/** The pictures of the home page, each column with its audience (E13, D26). */
export function Component() {
  const images = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('images.home-title')} />
      <p>{t('images.home-hint')}</p>
      {answer !== undefined && 'removed' in answer ? <Notice kind="good">{t('images.removed')}</Notice> : null}
      {answer !== undefined && 'trouble' in answer ? <Notice kind="bad">{answer.trouble}</Notice> : null}
      <ImageColumns>
        {COLUMNS.map(([country, label]) => {
          const own = images.filter((image) => image.country === country);
          return (
            <ImageColumn
              key={country}
              id={`home-${country}`}
              title={t(label)}
              note={t(`images.audience.${homeImageAudience(country)}`)}
            >
              <AddHomeImage country={country} column={t(label)} answer={answer} />
              {own.length === 0 ? <p>{t('images.home-none')}</p> : null}
              {own.map((image, index) => (
                <HomeImageForm
                  key={image.id}
                  image={image}
                  number={t('images.number', { position: index + 1, column: t(label) })}
                  removeLabel={t('images.remove-one', { position: index + 1, column: t(label) })}
                  answer={answer}
                />
              ))}
            </ImageColumn>
          );
        })}
      </ImageColumns>
    </>
  );
}
