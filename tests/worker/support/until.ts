/** Waiting for what must become true, instead of sleeping. */

/** Waits for a condition, asking again every 50 ms. The limit is for what hangs: busy machines are slow. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | false | null | undefined>,
  limitMs = 90_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
