/** Whether this process has been told to end: /api/ready and /api/serving then say no, so that a balancer sends its requests elsewhere. */

let hasBegun = false;

/** From now on this process is not ready. */
export function beginStopping(): void {
  hasBegun = true;
}

export const isStopping = (): boolean => hasBegun;
