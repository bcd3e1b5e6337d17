import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const { BROTLI_PARAM_QUALITY } = constants;

/** For content compressed once and sent often. Brotli's two highest levels take five times as long for little gain. */
export const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;
