// A Vitest reporter for `npm test`: writes what `test.mjs` prints at the end to the file of `TEST_REPORT`.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} ReportedTest
 * @property {string} name file and titles
 * @property {'passed' | 'failed' | 'skipped' | 'pending'} state
 * @property {number} milliseconds
 * @property {boolean} isFlaky passed on retry
 * @property {string[]} errors why it failed, also before a retry
 */

/** What failed: the message, the first line of the project that was on the stack, and what was expected. */
const describe = ({ name, message, diff, stacks }) => {
  const at = stacks?.at(0);
  return [`${name}: ${message}`, at && `at ${relative(process.cwd(), at.file)}:${at.line}`, diff]
    .filter(Boolean)
    .join('\n');
};

export default class TestReport {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const file = process.env['TEST_REPORT'];
    if (!file) return;
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        state: test.result().state,
        milliseconds: test.diagnostic()?.duration ?? 0,
        isFlaky: test.diagnostic()?.flaky ?? false,
        errors: (test.result().errors ?? []).map(describe),
      })),
    );
    const hooks = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].map((suite) => ({
        name: suite === module ? module.relativeModuleId : `${module.relativeModuleId} > ${suite.fullName}`,
        errors: suite.errors().map(describe),
      })),
    );
    const outsideTests = [...hooks, { name: 'outside of every test', errors: unhandled.map(describe) }]
      .filter(({ errors }) => errors.length > 0)
      .map((each) => ({ ...each, state: 'failed', milliseconds: 0, isFlaky: false }));
    writeFileSync(file, JSON.stringify([...tests, ...outsideTests]));
  }
}
