import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Red left, blue right, with some grain. */
export function aPhoto(width = 400, height = 300): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#2040c0' } }).composite([
    { input: { create: { ...half, background: '#c02020' } }, left: 0, top: 0 },
  ]);
}

/** Average colour of a part of a picture, as [red, green, blue]. */
export async function colourAt(
  picture: Buffer,
  part: { left: number; top: number; width: number; height: number },
): Promise<number[]> {
  const { channels } = await sharp(await sharp(picture).extract(part).png().toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

/** A PNG whose header claims more than the file contains. */
export function pngThatClaims(width: number, height: number, bits = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A JPEG with an extra application segment at its start. */
export function jpegWithSegment(jpeg: Buffer, marker: number, contents: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(contents.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, contents, jpeg.subarray(2)]);
}

/** A grey progressive JPEG with the given number of scans, each a few bytes about the whole picture. */
export function jpegOfScans(side: number, count: number): Buffer {
  const segment = (marker: number, ...contents: number[]) => {
    const length = contents.length + 2;
    return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...contents]);
  };
  const huffman = (kind: number, symbol: number) =>
    segment(0xc4, kind, 1, ...Array.from({ length: 15 }, () => 0), symbol);
  const blocks = Math.ceil(side / 8) ** 2;
  const [high, low] = [side >> 8, side & 0xff];
  // Ends of bands, each for 16,384 blocks: a symbol bit and fourteen bits for the rest.
  const bands = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  const scans = Array.from({ length: count - 1 }, (_, n) => {
    const [frequency, bit] = [1 + (n % 63), 9 - Math.floor(n / 63)];
    const precision = ((bit === 9 ? 0 : bit + 1) << 4) | bit;
    return Buffer.concat([segment(0xda, 1, 1, 0, frequency, frequency, precision), bands]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, high, low, high, low, 1, 1, 0x11, 0),
    huffman(0, 0),
    huffman(0x10, 0xe0),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The smallest ZIP archive, with room for a comment. */
export function aZip(comment = ''): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment, 'latin1')]);
}
