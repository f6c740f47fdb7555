/** The table of calls, behind a door of its own: it brings zod and every question, which no first screen should wait for. */
import './zodWithoutEval.ts'; // first: before any schema is made
export { API } from '#domain/api';
