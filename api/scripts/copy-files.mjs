// Part of the build: files that are used as they are written, and the removal of migrations of another version, as every
// file of their folder runs.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folders = ['sandbox-razorpay/checkout/', 'demo/pictures/'];
const pathOf = (place, folder) => fileURLToPath(new URL(`../${place}/${folder}`, import.meta.url));

for (const folder of folders) cpSync(pathOf('src', folder), pathOf('dist', folder), { recursive: true });

const migrations = 'platform/migrations/';
for (const name of readdirSync(pathOf('dist', migrations))) {
  const source = pathOf('src', migrations + name.replace(/\.js(?:\.map)?$/, '.ts'));
  if (!existsSync(source)) rmSync(pathOf('dist', migrations + name));
}
