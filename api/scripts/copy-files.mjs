// Part of the build: files that are used as they are written.
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folders = ['sandbox-razorpay/checkout/', 'demo/pictures/'];
const pathOf = (place, folder) => fileURLToPath(new URL(`../${place}/${folder}`, import.meta.url));

for (const folder of folders) cpSync(pathOf('src', folder), pathOf('dist', folder), { recursive: true });
