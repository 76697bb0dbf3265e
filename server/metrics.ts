/** What the process counts, as Prometheus text: requests, render time, the page cache, pictures, errors, event loop, memory. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface CacheHolding {
  pages: number;
  bytes: number;
}

interface JobCount {
  job: string;
  state: string;
  count: number;
}

/** Structurally the site's own idea of metrics; the site does not know Prometheus. */
export interface Metrics {
  request(route: string, status: number, seconds: number): void;
  render(page: string, seconds: number): void;
  pageCache(outcome: string): void;
  pageCacheHeard(): void;
  pageCacheDropped(): void;
  pageCacheHolds(read: () => CacheHolding): void;
  imageDrawn(outcome: string, seconds: number): void;
  imageFound(where: string): void;
  imagesWaiting(read: () => number): void;
  eventsTaken(outcome: string, count: number): void;
  eventsRefused(reason: string): void;
  eventsIngested(ingested: { stored: number; duplicate: number }): void;
  eventsWaiting(read: () => number): void;
  liveRefused(code: number): void;
  liveReaders(read: () => number): void;
  jobRan(job: string, outcome: string, seconds: number): void;
  jobsHeld(read: () => Promise<readonly JobCount[]>): void;
  errorReported(): void;
  policyReported(): void;
  text(): Promise<string>;
  readonly contentType: string;
}

const DRAWING_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'masthead_request_seconds',
    help: 'Page requests by route and status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: 'masthead_render_seconds',
    help: 'Time to render a page to HTML',
    labelNames: ['page'],
    buckets: SECONDS,
    registers,
  });
  const cache = new Counter({
    name: 'masthead_page_cache_total',
    help: 'Look-ups in the page cache by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const purges = new Counter({
    name: 'masthead_page_cache_purges_total',
    help: 'Changes that the page cache heard of',
    registers,
  });
  const dropped = new Counter({
    name: 'masthead_page_cache_dropped_total',
    help: 'Kept pages that were dropped because of a change',
    registers,
  });
  let holding = (): CacheHolding => ({ pages: 0, bytes: 0 });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('masthead_page_cache_pages', 'Pages held by the page cache', () => holding().pages);
  gauge('masthead_page_cache_bytes', 'Bytes held by the page cache', () => holding().bytes);
  const drawings = new Histogram({
    name: 'masthead_image_drawing_seconds',
    help: 'Pictures that were made, by outcome, without the time that they waited',
    labelNames: ['outcome'],
    buckets: DRAWING_SECONDS,
    registers,
  });
  const found = new Counter({
    name: 'masthead_image_found_total',
    help: 'Pictures that were asked for, by where they were found',
    labelNames: ['where'],
    registers,
  });
  let waiting = (): number => 0;
  gauge('masthead_images_waiting', 'Pictures that wait to be made', () => waiting());
  const events = new Counter({
    name: 'masthead_events_total',
    help: 'Events of readers by what became of them: taken, passed over, stored, known already',
    labelNames: ['outcome'],
    registers,
  });
  const batchesRefused = new Counter({
    name: 'masthead_event_batches_refused_total',
    help: 'Batches of events that were refused, by reason',
    labelNames: ['reason'],
    registers,
  });
  let eventBytes = (): number => 0;
  gauge('masthead_event_bytes_waiting', 'Bytes of events on disk that wait to be stored', () => eventBytes());
  const refused = new Counter({
    name: 'masthead_live_refused_total',
    help: 'Readers of live coverage who were sent away, by code',
    labelNames: ['code'],
    registers,
  });
  let following = (): number => 0;
  gauge('masthead_live_readers', 'Readers who follow live coverage', () => following());
  const jobs = new Histogram({
    name: 'masthead_job_seconds',
    help: 'Runs of jobs by outcome',
    labelNames: ['job', 'outcome'],
    buckets: DRAWING_SECONDS,
    registers,
  });
  let counted = async (): Promise<readonly JobCount[]> => [];
  new Gauge({
    name: 'masthead_jobs',
    help: 'Jobs in the database by state, of all processes',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset();
      // While the database is away the other figures are still told.
      for (const { job, state, count } of await counted().catch(() => [])) this.set({ job, state }, count);
    },
  });
  const errors = new Counter({ name: 'masthead_errors_reported_total', help: 'Errors that were reported', registers });

  const policyReports = new Counter({
    name: 'masthead_policy_reports_total',
    help: 'What browsers refused by the content security policy',
    registers,
  });
  // Finding what is counted by its labels costs more than counting.
  const requestsOf = remembered((key) => {
    const [route = '', status = ''] = key.split(' ');
    return requests.labels({ route, status });
  });
  const rendersOf = remembered((page) => renders.labels({ page }));
  const outcomesOf = remembered((outcome) => cache.labels({ outcome }));

  return {
    request: (route, status, seconds) => requestsOf(`${route} ${status}`).observe(seconds),
    render: (page, seconds) => rendersOf(page).observe(seconds),
    pageCache: (outcome) => outcomesOf(outcome).inc(),
    pageCacheHeard: () => purges.inc(),
    pageCacheDropped: () => dropped.inc(),
    pageCacheHolds(read) {
      holding = read;
    },
    imageDrawn: (outcome, seconds) => drawings.observe({ outcome }, seconds),
    imageFound: (where) => found.inc({ where }),
    imagesWaiting(read) {
      waiting = read;
    },
    eventsTaken: (outcome, count) => events.inc({ outcome }, count),
    eventsRefused: (reason) => batchesRefused.inc({ reason }),
    eventsIngested({ stored, duplicate }) {
      events.inc({ outcome: 'stored' }, stored);
      events.inc({ outcome: 'duplicate' }, duplicate);
    },
    eventsWaiting(read) {
      eventBytes = read;
    },
    liveRefused: (code) => refused.inc({ code }),
    liveReaders(read) {
      following = read;
    },
    jobRan: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    jobsHeld(read) {
      counted = read;
    },
    errorReported: () => errors.inc(),
    policyReported: () => policyReports.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function remembered<Counted>(find: (key: string) => Counted): (key: string) => Counted {
  const known = new Map<string, Counted>();
  return (key) => {
    const counted = known.get(key) ?? find(key);
    known.set(key, counted);
    return counted;
  };
}
