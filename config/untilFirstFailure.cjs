const { default: TestRunner } = require('jest-runner');

const isFailed = ({ numFailingTests }) => numFailingTests > 0;
const byDuration = (one, other) => (one.duration ?? 0) - (other.duration ?? 0);

/** jest's runner for mutation runs: the quick files first, and none after one that has found the fault. */
module.exports = class UntilFirstFailure extends TestRunner {
  async runTests(tests, watcher, options) {
    const stop = () => watcher.setState({ interrupted: true });
    const listeners = [
      this.on('test-file-success', ([, result]) => (isFailed(result) ? stop() : undefined)),
      this.on('test-file-failure', stop),
    ];
    try {
      await super.runTests(tests.toSorted(byDuration), watcher, options);
    } finally {
      for (const forget of listeners) forget();
    }
  }
};
