// Part of the build: the sandbox's payment window goes to browsers as it is written.
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = 'sandbox-razorpay/checkout/';
const of = (place) => fileURLToPath(new URL(`../${place}/${folder}`, import.meta.url));

cpSync(of('src'), of('dist'), { recursive: true });
