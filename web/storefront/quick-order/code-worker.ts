import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { CODE_FORMATS } from './code-formats.ts';

// The module is a file of this shop; by default the package would load it from another site.
prepareZXingModule({ overrides: { locateFile: () => wasm } });

const detector = new BarcodeDetector({ formats: [...CODE_FORMATS] });

/** Answers each picture with the texts of its codes. */
self.addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  void detector.detect(picture).then((codes) => {
    picture.close();
    self.postMessage(codes.map(({ rawValue }) => rawValue));
  });
});
