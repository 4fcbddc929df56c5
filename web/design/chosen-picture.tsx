import { useEffect, useRef } from 'react';

/** Shows a chosen file below its field, if it is a picture. */
export const showPicture = (file: File) => (file.type.startsWith('image/') ? <ChosenPicture file={file} /> : null);

/** A chosen picture, small, beside its name, before it is sent; empty if the browser can't read it. */
function ChosenPicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = (bitmap: ImageBitmap) => {
      if (!isCurrent || canvas.current === null) return bitmap.close();
      Object.assign(canvas.current, { width: bitmap.width, height: bitmap.height });
      return canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    };
    // Drawn, because the shop's content security policy allows no address of a blob.
    createImageBitmap(file, { resizeHeight: PREVIEW_PX }).then(draw, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return <canvas ref={canvas} width={0} height={0} aria-hidden="true" />;
}

const PREVIEW_PX = 160;
