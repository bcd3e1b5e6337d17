import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface SentMessage {
  readonly channel: 'SMS' | 'WHATSAPP';
  /** Digits with the country code. */
  readonly to: string;
  readonly code: string;
}

type Behaviour = 'accept' | 'refuse' | 'fail' | 'say nothing' | 'hang up';

export interface PhoneMessageServer {
  /** The configuration of a shop that sends codes by this server. */
  readonly environment: Readonly<Record<string, string>>;
  /** Accepted messages. */
  readonly sent: SentMessage[];
  behaviour: Behaviour;
  /** The code of the last message to a number in E.164. @throws {Error} if there is none */
  codeFor(phone: string): string;
  close(): Promise<void>;
}

interface FlowBody {
  readonly template_id?: string;
  readonly recipients?: readonly { readonly mobiles?: string; readonly otp?: string }[];
}

interface TemplateBody {
  readonly messaging_product?: string;
  readonly to?: string;
  readonly template?: {
    readonly name?: string;
    readonly language?: { readonly code?: string };
    readonly components?: readonly { readonly parameters: readonly { readonly text: string }[] }[];
  };
}

const authKey = 'msg91 key';
const token = 'whatsapp token';

/** MSG91's flow API and WhatsApp's Cloud API on a free port, which accept what the real ones accept. */
export async function startPhoneMessageServer(): Promise<PhoneMessageServer> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const respond = async () => {
      const message = await read(request);
      if (phones.behaviour === 'say nothing') return;
      if (phones.behaviour === 'hang up') return void request.socket.destroy();
      if (phones.behaviour === 'fail') answer(500, {});
      else if (phones.behaviour === 'refuse' || !message) {
        // MSG91 answers errors with status 200.
        if (request.url === '/api/v5/flow') answer(200, { type: 'error', message: 'Invalid template' });
        else answer(400, { error: { code: 132_001, message: 'Template name does not exist' } });
      } else {
        phones.sent.push(message);
        if (message.channel === 'SMS') answer(200, { type: 'success', message: '3763646c3058373530393938' });
        else answer(200, { messaging_product: 'whatsapp', messages: [{ id: 'wamid.1' }] });
      }
    };
    void respond();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const phones: PhoneMessageServer = {
    environment: {
      MSG91_API_URL: url,
      MSG91_AUTH_KEY: authKey,
      MSG91_TEMPLATE_ID: 'template-1',
      WHATSAPP_API_URL: `${url}/v23.0`,
      WHATSAPP_TOKEN: token,
      WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
      WHATSAPP_TEMPLATE: 'order_code',
    },
    sent: [],
    behaviour: 'accept',
    codeFor(phone) {
      const last = phones.sent.findLast(({ to }) => to === phone.slice(1));
      if (!last) throw new Error(`No code was sent to ${phone}`);
      return last.code;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return phones;
}

/** @returns undefined for a request that the real service refuses */
async function read(request: IncomingMessage): Promise<SentMessage | undefined> {
  const body = await json(request);
  if (request.url === '/api/v5/flow' && request.headers['authkey'] === authKey) {
    const { template_id: template, recipients: [recipient] = [] } = body as FlowBody;
    if (template !== 'template-1' || !recipient?.mobiles || !recipient.otp) return undefined;
    return { channel: 'SMS', to: recipient.mobiles, code: recipient.otp };
  }
  if (request.url !== '/v23.0/106540352242922/messages') return undefined;
  if (request.headers.authorization !== `Bearer ${token}`) return undefined;
  const { messaging_product: product, to, template } = body as TemplateBody;
  const [ofBody, ofButton] = template?.components ?? [];
  const code = ofBody?.parameters[0]?.text;
  if (product !== 'whatsapp' || !to || template?.name !== 'order_code' || !code) return undefined;
  if (template.language?.code !== 'en' || ofButton?.parameters[0]?.text !== code) return undefined;
  return { channel: 'WHATSAPP', to, code };
}
