/** What the test runner reads of jest.config.js. */
declare const config: { projects: { displayName: string }[] };
export default config;
