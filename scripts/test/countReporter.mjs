// Jest reporter: keeps the counts in a file after every test file, so that even a run that breaks can be told.
import { writeFileSync } from 'node:fs';

export default class CountReporter {
  #write(results, isComplete) {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } =
      results;
    const counts = {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites, // a test file that does not even load has failed
      skipped: numPendingTests + numTodoTests,
      isComplete,
    };
    writeFileSync(process.env.TEST_COUNTS_FILE, JSON.stringify(counts));
  }
  onTestResult(_test, _result, results) {
    this.#write(results, false);
  }
  onRunComplete(_contexts, results) {
    this.#write(results, true);
  }
}
