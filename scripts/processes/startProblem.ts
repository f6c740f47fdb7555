/** A problem that is the person's to solve; its message says how and is shown without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
