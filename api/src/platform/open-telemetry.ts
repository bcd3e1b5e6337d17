import * as api from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';

export interface TracingConfig {
  /** OTLP/HTTP endpoint. */
  readonly url: string;
  readonly encoding: 'protobuf' | 'json';
  /** Attributes of the process, added to every span. */
  readonly attributes: api.Attributes;
}

/** The part of tracing that is loaded only if spans are collected. */
export async function openTelemetry(config: TracingConfig, log: Logger) {
  const { OTLPTraceExporter } =
    config.encoding === 'json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const exporter = loggingOnce(new OTLPTraceExporter({ url: config.url }), log);
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({ 'service.name': 'chowk', 'process.pid': process.pid, ...config.attributes }),
    )
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  return {
    api,
    parseTraceParent,
    tracer: provider.getTracer('chowk'),
    shutDown: () => provider.shutdown().catch(() => undefined),
  };
}

export type OpenTelemetry = Awaited<ReturnType<typeof openTelemetry>>;

/** Logs once when spans are dropped because the collector is unreachable, and once when it is back. */
function loggingOnce(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isAway) log.warn({ err: result.error }, 'traces: the collector does not take them');
        if (!failed && isAway) log.info('traces: the collector takes them again');
        isAway = failed;
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
