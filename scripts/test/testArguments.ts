/** Reads `npm test -- [PROJECT...] [JEST OPTION...]`. */

const PROJECTS_WITHOUT_DATABASE = ['unit', 'client'];

export type TestArguments = { projects: string[]; needsDatabases: boolean; forJest: string[] };

/** The leading names that are projects choose them (all when there are none); everything after goes to Jest. */
export function readTestArguments(args: string[], known: string[]): TestArguments {
  const firstOther = args.findIndex((arg) => !known.includes(arg));
  const end = firstOther === -1 ? args.length : firstOther;
  const projects = end === 0 ? known : args.slice(0, end);
  const rest = args.slice(end);
  return {
    projects,
    needsDatabases: projects.some((name) => !PROJECTS_WITHOUT_DATABASE.includes(name)),
    forJest: rest[0] === '--' ? rest.slice(1) : rest,
  };
}
