import { type Ref, useRef } from 'react';
import { DRAWING_WIDTHS, type DrawingWidth, drawingUrl } from '#shop/catalogue/drawings/drawing-file.ts';
import type { ShownCallout, ShownDrawing } from '#shop/catalogue/drawings/paths.ts';
import { usePressesText } from '../presses-text.ts';
import styles from './assembly.module.css';
import { describedPart } from './part-name.ts';
import { useZoom } from './use-zoom.ts';

interface DrawingViewProps {
  drawing: ShownDrawing;
  assemblyName: string;
}

/**
 * A drawing with its callouts: links to the rows of the parts list, placed by fractions in the same box, so that they can't drift
 * (openseadragon#1237). Without script it is the same without zoom.
 */
export function DrawingView({ drawing, assemblyName }: DrawingViewProps) {
  const t = usePressesText();
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoom(sheet);
  const { revision } = drawing;
  return (
    <div id="drawing" className={styles.viewer}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move the view of the drawing */}
      <div
        className={styles.frame}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
        role="group"
        aria-label={t('drawing.alt', { assembly: assemblyName, revision })}
        aria-describedby="drawing-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keys reach it
        tabIndex={0}
        onKeyDown={zoom.onKeyDown}
      >
        <DrawingSheet sheetRef={sheet} drawing={drawing} widths={DRAWING_WIDTHS} onShow={zoom.show} />
      </div>
      <div className={styles.tools} data-scripted>
        <button
          type="button"
          className="boxed"
          disabled={!zoom.isReady}
          onClick={zoom.in}
          aria-label={t('drawing.zoom-in')}
        >
          {'+'}
        </button>
        <button
          type="button"
          className="boxed"
          disabled={!zoom.isReady}
          onClick={zoom.out}
          aria-label={t('drawing.zoom-out')}
        >
          {'−'}
        </button>
        <button type="button" className="boxed" disabled={!zoom.isReady} onClick={zoom.reset}>
          {t('drawing.zoom-reset')}
        </button>
        <p id="drawing-keys" className="soft">
          {t('drawing.keys')}
        </p>
      </div>
    </div>
  );
}

interface DrawingSheetProps {
  drawing: ShownDrawing;
  /** Widths from which the browser chooses. */
  widths: readonly DrawingWidth[];
  sheetRef?: Ref<HTMLDivElement>;
  onShow?: MarkProps['onShow'];
}

/** The box with the picture and its callouts, which is moved and scaled as one. */
export function DrawingSheet({ drawing, widths, sheetRef, onShow }: DrawingSheetProps) {
  const { imageHash, widthPx, heightPx, callouts } = drawing;
  return (
    <div ref={sheetRef} className={styles.sheet}>
      <img
        src={drawingUrl(imageHash, widths[0] ?? 1200)}
        srcSet={widths.map((width) => `${drawingUrl(imageHash, width)} ${width}w`).join(', ')}
        sizes="(width < 70rem) 95vw, 60rem"
        width={widthPx}
        height={heightPx}
        alt=""
        draggable={false}
      />
      {callouts.map((row) => (
        <Mark key={row.position} row={row} onShow={onShow} />
      ))}
    </div>
  );
}

interface MarkProps {
  row: ShownCallout;
  /** The mark has the focus. */
  onShow?: ((x: number, y: number) => void) | undefined;
}

function Mark({ row, onShow }: MarkProps) {
  const t = usePressesText();
  const { position, callout, x, y, quantity } = row;
  if (x === null || y === null) return null;
  return (
    <a
      id={`mark-${position}`}
      href={`#row-${position}`}
      data-callout={position}
      // The library does not take a press on a link for the beginning of a drag.
      className={`${styles.mark} panzoom-exclude`}
      style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
      aria-label={t('drawing.callout', { callout, part: describedPart(row), count: quantity })}
      onFocus={() => onShow?.(x, y)}
    >
      {callout}
    </a>
  );
}
