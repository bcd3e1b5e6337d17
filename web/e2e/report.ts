import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

const states = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/** Writes what `npm test` prints at its end: see `api/scripts/test-report.mjs`. */
export default class TestReport implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const file = process.env['TEST_REPORT'];
    if (!file) return;
    const tests = (this.suite?.allTests() ?? []).map((test) => ({
      name: [path.relative(process.cwd(), test.location.file), ...test.titlePath().slice(3)].join(' > '),
      state: states[test.outcome()],
      milliseconds: Math.max(0, ...test.results.map(({ duration }) => duration)),
      isFlaky: test.outcome() === 'flaky',
      errors:
        test.results.findLast(({ errors }) => errors.length > 0)?.errors.map(({ message = '' }) => message) ??
        [],
    }));
    writeFileSync(file, JSON.stringify(tests));
  }
}
