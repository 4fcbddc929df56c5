// A WebM file is a tree of EBML elements: id, length, content (RFC 8794, RFC 9559). This writes the few that a silent film needs.

export interface EncodedFrame {
  bytes: Uint8Array;
  timeMs: number;
  isKey: boolean;
}

const element = (id: number, ...content: Uint8Array[]): Buffer => {
  const body = Buffer.concat(content);
  const hex = id.toString(16);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n)); // a length of eight bytes is marked by one leading bit
  return Buffer.concat([Buffer.from(hex, 'hex'), length, body]);
};

const number = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
};

const decimal = (id: number, value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const text = (id: number, value: string): Buffer => element(id, Buffer.from(value));

/** Puts VP9 frames into a WebM file that players can seek in: one cluster for each key frame, and an index before them. */
export function webmFile(
  frames: readonly EncodedFrame[],
  size: { width: number; height: number; durationMs: number },
): Buffer {
  const head = element(
    0x1a45dfa3,
    number(0x4286, 1),
    number(0x42f7, 1),
    number(0x42f2, 4),
    number(0x42f3, 8),
    text(0x4282, 'webm'),
    number(0x4287, 4),
    number(0x4285, 2),
  );
  const info = element(
    0x1549a966,
    number(0x2ad7b1, 1_000_000), // one tick is a millisecond
    decimal(0x4489, size.durationMs),
    text(0x4d80, 'Pressline'),
    text(0x5741, 'Pressline'),
  );
  const video = element(0xe0, number(0xb0, size.width), number(0xba, size.height));
  const track = element(0xae, number(0xd7, 1), number(0x73c5, 1), number(0x83, 1), text(0x86, 'V_VP9'), video);
  const tracks = element(0x1654ae6b, track);
  const clusters = clustersOf(frames);

  // Every number of the index has eight bytes, so that its own length is known before the positions in it are.
  const positionsFrom = (first: number) => {
    let position = first;
    return clusters.map(({ timeMs, bytes }) => {
      const point = cuePoint(timeMs, position);
      position += bytes.length;
      return point;
    });
  };
  const indexLength = element(0x1c53bb6b, ...positionsFrom(0)).length;
  const index = element(0x1c53bb6b, ...positionsFrom(info.length + tracks.length + indexLength));
  const segment = element(0x18538067, info, tracks, index, ...clusters.map(({ bytes }) => bytes));
  return Buffer.concat([head, segment]);
}

function cuePoint(timeMs: number, position: number): Buffer {
  return element(0xbb, number(0xb3, timeMs), element(0xb7, number(0xf7, 1), number(0xf1, position)));
}

function clustersOf(frames: readonly EncodedFrame[]): { timeMs: number; bytes: Buffer }[] {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(frame);
  }
  return groups.map((group) => {
    const timeMs = group[0]?.timeMs ?? 0;
    const blocks = group.map((frame) => {
      const blockHead = Buffer.from([0x81, 0, 0, frame.isKey ? 0x80 : 0]);
      blockHead.writeInt16BE(frame.timeMs - timeMs, 1);
      return element(0xa3, blockHead, frame.bytes);
    });
    return { timeMs, bytes: element(0x1f43b675, number(0xe7, timeMs), ...blocks) };
  });
}
