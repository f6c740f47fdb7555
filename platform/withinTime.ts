/** Bounds how long an answer is waited for. */

class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Settles as `work` does, or rejects after `ms` milliseconds; `work` itself goes on unheard. A process that was held up
 * itself hears its timers before its sockets: an answer that lay there in time still counts, so sockets are read once more.
 */
export async function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new TimeLimitError(`no answer within ${ms} ms`));
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
