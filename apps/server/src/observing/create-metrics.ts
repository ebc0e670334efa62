import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What the server measures of itself, for Prometheus. */
export interface Metrics {
  readonly registry: Registry
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>
  readonly refusedUploads: Counter<'reason'>
  readonly endedTasks: Counter<'status' | 'engine'>
  readonly pageSeconds: Histogram<'engine'>
  readonly pagesAtWork: Gauge
  /** Failures that nobody foresaw, by the part that was out of order. */
  readonly faults: Counter<'part'>
  /** 1 for a part that kept something when it was last tried, 0 for one that did not. */
  readonly readyParts: Gauge<'part'>
}

/** A registry of its own for each server, so that several can live in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
      registers,
    }),
    refusedUploads: new Counter({
      name: 'fukidashi_uploads_refused_total',
      help: 'Uploads that were refused, by reason',
      labelNames: ['reason'],
      registers,
    }),
    endedTasks: new Counter({
      name: 'fukidashi_tasks_ended_total',
      help: 'Translations that ended, by how',
      labelNames: ['status', 'engine'],
      registers,
    }),
    pageSeconds: new Histogram({
      name: 'fukidashi_page_duration_seconds',
      help: 'Time that the pipeline took for a page',
      labelNames: ['engine'],
      buckets: [0.5, 1, 2, 5, 10, 20, 60, 180],
      registers,
    }),
    faults: new Counter({
      name: 'fukidashi_faults_total',
      help: 'Failures that nobody foresaw, by the part that was out of order',
      labelNames: ['part'],
      registers,
    }),
    readyParts: new Gauge({
      name: 'fukidashi_part_ready',
      help: 'Whether a part kept something when it was last tried',
      labelNames: ['part'],
      registers,
    }),
    pagesAtWork: new Gauge({ name: 'fukidashi_pages_at_work', help: 'Pages that are being translated', registers }),
  }
}
