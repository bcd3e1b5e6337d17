import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { App } from '../../src/app/app.js';
import { describeRoutes, withDocument } from '../../src/rest/openapi.js';

/** A REST request and its answer. */
interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly route: string;
  /** The JSON body, if any. */
  readonly sent?: unknown;
  readonly status: number;
  readonly headers: Headers;
  /** The parsed answer. */
  readonly body: unknown;
}

interface Described {
  readonly content?: Record<string, unknown>;
  readonly headers?: Record<string, { required?: boolean }>;
}

interface Operation {
  readonly requestBody?: Described;
  readonly responses: Record<string, Described>;
}

const documents = new WeakMap<App, ReturnType<typeof describeRoutes>>();

/** The OpenAPI document of an application. */
export function documentOf(app: App): ReturnType<typeof describeRoutes> {
  const document = documents.get(app) ?? describeRoutes(withDocument(app.routes));
  documents.set(app, document);
  return document;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { ...fullFormats, binary: true } });
const documentId = 'openapi';
const validators = new Map<string, ValidateFunction>();

/** Validation errors of a value against a schema of the document; empty if valid. */
function complaints(pointer: string, value: unknown): string {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `${documentId}#${pointer}` });
  validators.set(pointer, validate);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

const pointerOf = (...keys: string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

let paths: Record<string, Record<string, Operation>> | undefined;

function pathsOf(app: App) {
  if (paths) return paths;
  const document = documentOf(app);
  ajv.addSchema(document, documentId);
  paths = document.paths as unknown as Record<string, Record<string, Operation>>;
  return paths;
}

/**
 * Validates a REST answer against the document: status, headers, content type and body; and the request, if it was
 * accepted.
 * @throws if they differ from the document
 */
export function holdToDocument(app: App, exchange: Exchange): void {
  const { method, route, status, headers, body, sent } = exchange;
  const [path = ''] = route.split('?', 1);
  const verb = method.toLowerCase();
  if (!path.startsWith('/api/') || verb === 'head' || verb === 'options') return;
  const wrong = (what: string) => new Error(`${method} ${path} answered ${status}: ${what}`);
  const type = headers.get('Content-Type')?.split(';', 1)[0] ?? '';
  const template = templateOf(pathsOf(app), path, verb);
  if (template === undefined) {
    if (status < 400) throw wrong('the document knows no such route');
    return;
  }
  const operation = pathsOf(app)[template]?.[verb];
  const answer = operation?.responses[status];
  if (!operation || !answer) throw wrong(`the document knows no such status: ${JSON.stringify(body)}`);
  const missing = Object.entries(answer.headers ?? {}).find(
    ([name, { required }]) => required && !headers.has(name),
  );
  if (missing) throw wrong(`it has no header ${missing[0]}`);
  if (answer.content) {
    if (!answer.content[type]) throw wrong(`it is ${type}`);
    const found = complaints(
      pointerOf('paths', template, verb, 'responses', String(status), 'content', type, 'schema'),
      body,
    );
    if (found) throw wrong(`${found}: ${JSON.stringify(body)}`);
  }
  if (status < 400 && sent !== undefined && operation.requestBody?.content?.['application/json']) {
    const found = complaints(
      pointerOf('paths', template, verb, 'requestBody', 'content', 'application/json', 'schema'),
      sent,
    );
    if (found) throw wrong(`it took what the document forbids: ${found}: ${JSON.stringify(sent)}`);
  }
}

/** `/api/orders/{id}`; the one with the fewest parameters, if several match. */
function templateOf(known: NonNullable<typeof paths>, path: string, verb: string): string | undefined {
  const fits = (template: string) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return Object.keys(known)
    .filter((template) => known[template]?.[verb] && fits(template))
    .toSorted((a, b) => a.split('{').length - b.split('{').length)[0];
}
