export function startToken(pid: number): string;
export function isAlive(pid: number, token?: string): boolean;
