import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const { BROTLI_PARAM_QUALITY } = constants;

/** For what is compressed once and sent often. Brotli's last two levels would take five times as long for little. */
export const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;
