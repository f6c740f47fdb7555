/** Native ESM Jest; run it through `npm test`, which provides MongoDB and Redis and prints the closing line. */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];
const base = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx$': swc(true), '\\.ts$': swc(false) },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/data', '<rootDir>/.cache'],
};
const project = (displayName, testMatch, more = {}) => ({
  ...base,
  displayName,
  testEnvironment: 'node',
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  ...more,
});

export default {
  maxWorkers: 2, // the databases and the browser need their share of a small machine
  workerIdleMemoryLimit: '1500MB', // modules of past files are not freed: after 480 files a worker came to its 4 GB and died
  testTimeout: 120_000, // a limit for what hangs; nothing waits for it
  projects: [
    // unit: needs nothing but Node; a module's own test sits beside it
    project('unit', ['{domain,platform,server,worker,scripts}/**/*.test.ts']),
    project('client', ['client/**/*.test.{ts,tsx}'], {
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/tests/support/jsdomPolyfills.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jsdomSetup.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/tests/support/emptyModule.js' },
    }),
    // api, worker: real MongoDB and Redis (MONGODB_URI, REDIS_URL)
    project('api', ['tests/api/**/*.test.ts']),
    project('worker', ['tests/worker/**/*.test.ts']),
    // faults: the built product on databases of its own, which are killed, frozen and flushed; the rest in `npm run test:faults`
    project('faults', [
      process.env.FAULT_SUITE === 'whole'
        ? 'tests/faults/**/*.test.ts'
        : 'tests/faults/{removal,points,outages,saves,workers,twoTabs,uploads}.test.ts',
    ]),
    // e2e: the built product and a real browser
    project('e2e', ['tests/e2e/**/*.test.ts']),
  ],
};
