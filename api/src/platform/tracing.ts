import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { inTime } from './in-time.js';
import type { OpenTelemetry, TracingConfig } from './open-telemetry.js';

type Runtime = Omit<OpenTelemetry, 'shutDown'>;

/** Undefined unless spans are collected. OpenTelemetry is not loaded before that. */
let runtime: Runtime | undefined;

/** The active span. OpenTelemetry's own context would have to be loaded to be asked. */
const active = new AsyncLocalStorage<Span | undefined>();

/** Milliseconds to export the last spans when the process stops. */
const flushTimeout = 1500;

/**
 * Starts collecting spans. The SDK reads the standard `OTEL_*` variables itself: headers, sampler, service name …
 * @returns stops collecting and exports the rest
 */
export async function startTracing(config: TracingConfig, log: Logger): Promise<() => Promise<void>> {
  // Once per process, even if a test starts several apps.
  if (runtime) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry.js');
  const { shutDown, ...started } = await openTelemetry(config, log);
  runtime = started;
  return async () => {
    if (runtime === started) runtime = undefined;
    await inTime(flushTimeout, shutDown()).catch(() => undefined);
  };
}

export const isTracing = (): boolean => runtime !== undefined;

interface SpanOptions {
  readonly kind?: keyof typeof SpanKind;
  /** Names, numbers, patterns: nothing that was typed and nothing that identifies a person. */
  readonly attributes?: Attributes;
  /** The {@link currentTraceparent} of another process; by default the active span. */
  readonly parent?: string | undefined;
}

/** Starts a span, which the caller must end; undefined if spans are not collected. */
export function beginSpan(
  name: string,
  { kind = 'INTERNAL', attributes, parent }: SpanOptions = {},
): Span | undefined {
  if (!runtime) return undefined;
  const { api, tracer, parseTraceParent } = runtime;
  const remote = parent === undefined ? undefined : parseTraceParent(parent);
  const around = remote ? { ...remote, isRemote: true } : active.getStore()?.spanContext();
  const context = around ? api.trace.setSpanContext(api.ROOT_CONTEXT, around) : api.ROOT_CONTEXT;
  return tracer.startSpan(name, { kind: api.SpanKind[kind], ...(attributes && { attributes }) }, context);
}

/** Runs `work` within a span that the caller ends. */
export function withinSpan<T>(span: Span | undefined, work: () => T): T {
  return span ? active.run(span, work) : work();
}

/** Runs `work` in a span of its own. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(name, options);
  if (!span) return work();
  try {
    return await active.run(span, work);
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed with the kind of error only: messages may quote user input. */
export function fail(span: Span | undefined, error: unknown): void {
  if (!span || !runtime) return;
  const { code } = (error ?? {}) as { code?: unknown };
  const name = error instanceof Error ? error.constructor.name : 'unknown';
  span.setAttribute('error.type', typeof code === 'string' ? code : name);
  span.setStatus({ code: runtime.api.SpanStatusCode.ERROR });
}

export function currentSpan(): Span | undefined {
  return runtime && active.getStore();
}

/** Lets another process continue this trace; undefined if there is none. */
export function currentTraceparent(): string | undefined {
  const span = currentSpan();
  return span && traceparentOf(span);
}

/** https://www.w3.org/TR/trace-context/#traceparent-header */
export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

const carriedField = '_traceparent';

/** An event's or job's payload with the trace that it belongs to. */
export function carryingTrace(payload: unknown, traceparent = currentTraceparent()): unknown {
  return traceparent ? { ...(payload as object), [carriedField]: traceparent } : payload;
}

export function carriedTrace(payload: unknown): string | undefined {
  const traceparent = (payload as Record<string, unknown> | null)?.[carriedField];
  return typeof traceparent === 'string' ? traceparent : undefined;
}
