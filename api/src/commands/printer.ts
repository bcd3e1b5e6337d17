// `npm run printer -- --shop <URL> --token <token> [--printer <host:port> | <file>]`: runs beside a printer.
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { DevicePrinter } from '../platform/device-printer.js';
import { NetworkPrinter } from '../platform/network-printer.js';
import { print, runCommand } from './command.js';
import { PrinterProgram, type ProgramPrinter } from './printer-program.js';

const usage =
  'Say `npm run printer -- --shop https://shop.example.in --token <token> [--printer 192.168.1.87:9100 | /dev/usb/lp0]`; create the token with “New token” in the printer’s settings.';

function printerAt(place: string): ProgramPrinter {
  if (place.startsWith('/')) return new DevicePrinter(place);
  // An address of IPv6 has colons of its own.
  const [, host = place, port = '9100'] = (isIP(place) === 0 && /^(.+?):(\d{1,5})$/.exec(place)) || [];
  if (!place) throw new Error(usage);
  return new NetworkPrinter(host.replaceAll(/[[\]]/g, ''), Number(port), null);
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      shop: { type: 'string' },
      token: { type: 'string' },
      printer: { type: 'string', default: '/dev/usb/lp0' },
    },
  });
  const { shop, token, printer } = values;
  if (!shop || !URL.canParse(shop) || !token) throw new Error(usage);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const program = new PrinterProgram({ shop: new URL(shop), token, printer: printerAt(printer), say: print });
  await program.run(stopping.signal);
});
