/** Alert rules and dashboard ask by labels that exist: a misspelt one answers nothing, and an alert that never fires looks like peace. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { collectDefaultMetrics } from 'prom-client';

interface Asked {
  readonly figure: string;
  readonly labels: string[];
}

/** What Prometheus itself adds, to histograms and to everything it scrapes. */
const ADDED = ['le', 'job', 'instance'];
let known: Map<string, string[]>;

beforeAll(async () => {
  process.env.MONGODB_URI = 'mongodb://never-asked/app';
  process.env.REDIS_URL = 'redis://never-asked';
  const { registry } = await import('./meters.ts');
  const { watchStores } = await import('./storeGauges.ts');
  watchStores();
  collectDefaultMetrics({ register: registry });
  // prom-client keeps the names of labels to itself; a figure without any has none.
  const names = (metric: object) => (metric as { labelNames?: string[] }).labelNames ?? [];
  const metrics = registry.getMetricsAsArray() as unknown as ({ name: string } & object)[];
  known = new Map(metrics.map((metric) => [metric.name, names(metric)]));
});

const expressions = () => {
  const rules = readFileSync('ops/alerts.yml', 'utf8')
    .split(/\bexpr:/)
    .slice(1);
  const panels = readFileSync('ops/dashboard.json', 'utf8').match(/"expr": ".*"/g) ?? [];
  return [
    ...rules.map((rule) => rule.split(/\n\s+(for|labels):/)[0] ?? ''),
    ...panels.map((panel) => panel.replaceAll('\\"', '"')),
  ];
};

/** The figures of one expression with the labels they are chosen by; what is summed `by` goes for all of them. */
function askedIn(expression: string): Asked[] {
  const by = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/));
  const figures = expression.matchAll(/\b((?:portal|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g);
  return [...figures].map(([, figure = '', chosen = '']) => ({
    figure: figure.replace(/_(bucket|count|sum)$/, ''),
    labels: [...by, ...[...chosen.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, name = '']) => name)],
  }));
}

describe('What operators are given', () => {
  it('asks for figures by labels they have', () => {
    const asked = expressions().flatMap(askedIn);
    expect(asked.length).toBeGreaterThan(30);
    const wrong = asked.filter(
      ({ figure, labels }) =>
        figure !== 'up' &&
        (!known.has(figure) ||
          labels.some((label) => ![...ADDED, ...(known.get(figure) ?? [])].includes(label))),
    );
    expect(wrong).toEqual([]);
  });
});
