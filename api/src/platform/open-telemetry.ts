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
  /** Where spans are sent: OTLP over HTTP. */
  readonly url: string;
  readonly encoding: 'protobuf' | 'json';
  /** What else a span says of the process that it comes from. */
  readonly attributes: api.Attributes;
}

/** The part of tracing that is loaded only where spans are collected. */
export async function openTelemetry(config: TracingConfig, log: Logger) {
  const { OTLPTraceExporter } =
    config.encoding === 'json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const exporter = tellingOnce(new OTLPTraceExporter({ url: config.url }), log);
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

/** Spans that nobody takes are dropped; the log says so once, and once more when they are taken again. */
function tellingOnce(exporter: SpanExporter, log: Logger): SpanExporter {
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
