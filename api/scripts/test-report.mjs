// A Vitest reporter for `npm test`: writes what `test.mjs` prints at the end to the file of `TEST_REPORT`.
import { writeFileSync } from 'node:fs';

/**
 * @typedef {object} ReportedTest
 * @property {string} name file and titles
 * @property {'passed' | 'failed' | 'skipped' | 'pending'} state
 * @property {number} milliseconds
 * @property {boolean} isFlaky passed on retry
 */

export default class TestReport {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const file = process.env['TEST_REPORT'];
    if (!file) return;
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        state: test.result().state,
        milliseconds: test.diagnostic()?.duration ?? 0,
        isFlaky: test.diagnostic()?.flaky ?? false,
      })),
    );
    writeFileSync(file, JSON.stringify(tests));
  }
}
