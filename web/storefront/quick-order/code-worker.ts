import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { CODE_FORMATS } from './code-formats.ts';

// The module is a file of this shop; by default the package would load it from another site.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

const detector = new BarcodeDetector({ formats: [...CODE_FORMATS] });

/** Answers each picture with the texts of its codes; null: it could not be read, for example because the decoder did not load. */
self.addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  void detector
    .detect(picture)
    .then(
      (codes) => codes.map(({ rawValue }) => rawValue),
      () => null,
    )
    .then((texts) => {
      picture.close();
      self.postMessage(texts);
    });
});
