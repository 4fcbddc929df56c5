import type { ReactNode } from 'react';
import styles from './picture-list.module.css';

/** The thumbnails of the pictures of a return or a request for parts; each opens in full size. */
export function PictureList({
  pictures,
  nameOf,
  file = '/Return-Picture.jpg',
  children,
}: {
  pictures: readonly number[];
  nameOf: (position: number) => string;
  /** Address of the pictures; of a return if absent. */
  file?: '/Return-Picture.jpg' | '/Part-Picture.jpg';
  /** Actions for a picture. */
  children?: (id: number, position: number) => ReactNode;
}) {
  if (pictures.length === 0) return null;
  return (
    <ul className="list row">
      {pictures.map((id, index) => (
        <li key={id}>
          <a href={`${file}?id=${id}`} target="_blank" rel="noopener">
            <img
              src={`${file}?id=${id}`}
              alt={nameOf(index + 1)}
              width={160}
              height={120}
              loading="lazy"
              className={styles.picture}
            />
          </a>
          {children?.(id, index + 1)}
        </li>
      ))}
    </ul>
  );
}
