import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import type { Measured } from './manifest.ts';

/** Passes everything through, and then returns its size and checksum. */
export class Meter extends Transform {
  readonly #hash = createHash('sha256');
  #bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** Call once, after the end. */
  measured(): Measured {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}
