export type Lock = { release: () => void; owner?: undefined } | { owner: number; release?: undefined };
export function takeLock(file: string): Lock;
export function withLock<T>(
  file: string,
  work: () => Promise<T> | T,
  onWait?: (owner: number) => void,
): Promise<T>;
