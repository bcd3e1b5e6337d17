import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { inTime } from './in-time.js';
import type { OpenTelemetry, TracingConfig } from './open-telemetry.js';

type Runtime = Omit<OpenTelemetry, 'shutDown'>;

/** Undefined unless spans are collected. Nothing of OpenTelemetry is loaded before that. */
let runtime: Runtime | undefined;

/** What is done just now. Not OpenTelemetry's own, which would have to be loaded to be asked. */
const active = new AsyncLocalStorage<Span | undefined>();

/** Milliseconds to hand over the last spans when the process stops. */
const lastSpansMilliseconds = 1500;

/**
 * Collects spans from now on. The SDK reads the standard variables `OTEL_*` itself: headers, sampler, service name …
 * @returns what ends that and hands over the rest
 */
export async function startTracing(config: TracingConfig, log: Logger): Promise<() => Promise<void>> {
  // One for each process, however many apps a test has in it.
  if (runtime) return () => Promise.resolve();
  const { openTelemetry } = await import('./open-telemetry.js');
  const { shutDown, ...started } = await openTelemetry(config, log);
  runtime = started;
  return async () => {
    if (runtime === started) runtime = undefined;
    await inTime(lastSpansMilliseconds, shutDown()).catch(() => undefined);
  };
}

export const isTracing = (): boolean => runtime !== undefined;

interface SpanOptions {
  readonly kind?: keyof typeof SpanKind;
  /** Names, numbers, patterns: nothing that somebody has typed, and nothing that says who somebody is. */
  readonly attributes?: Attributes;
  /** Begun by another process: what {@link currentTraceparent} said there. Otherwise what is done just now. */
  readonly parent?: string | undefined;
}

/** Begins a span, which somebody has to end; undefined if none are collected. */
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

/** Runs `work` as part of a span that somebody else ends. */
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

/** Marks a span as failed, by the kind of error alone: messages may quote what somebody has typed. */
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

/** How another process can go on with this trace; undefined if there is none. */
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

/** An event's or a job's payload that names the trace it is part of, beside its own fields. */
export function carryingTrace(payload: unknown, traceparent = currentTraceparent()): unknown {
  return traceparent ? { ...(payload as object), [carriedField]: traceparent } : payload;
}

export function carriedTrace(payload: unknown): string | undefined {
  const traceparent = (payload as Record<string, unknown> | null)?.[carriedField];
  return typeof traceparent === 'string' ? traceparent : undefined;
}
