import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted for whoever runs the server. Nobody's name, table or seed is in it. */
export interface Metrics {
  /** A move was stored: how many lines, and how many milliseconds from its arrival. */
  stored(lines: number, milliseconds: number): void;
  /** Adds a number that is looked up when somebody asks. */
  watch(name: string, help: string, value: () => number): void;
  /** Everything as text. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Counts from 0. */
export function newMetrics(): Metrics {
  const counted = new Registry();
  const registers = [counted];
  collectDefaultMetrics({ register: counted });
  const lines = new Counter({ name: 'waldglas_lines_total', help: 'Lines stored', registers });
  const moves = new Histogram({
    name: 'waldglas_move_seconds',
    help: 'From the arrival of a move until it is stored',
    buckets: [0.001, 0.005, 0.02, 0.05, 0.15, 0.5, 2],
    registers,
  });
  return {
    stored(count, milliseconds) {
      lines.inc(count);
      moves.observe(milliseconds / 1000);
    },
    watch(name, help, value) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    },
    text: () => counted.metrics(),
    contentType: counted.contentType,
  };
}
