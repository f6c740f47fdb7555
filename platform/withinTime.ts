/** Bounds how long an answer is waited for. */

class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Settles as `work` does, or rejects after `ms` milliseconds; `work` itself goes on unheard. */
export async function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
