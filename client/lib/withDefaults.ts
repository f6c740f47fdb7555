/** Fills in what an answer leaves out, so that a page can rely on its shape. */

/** What is given, and the default for what is missing or null. */
export function withDefaults<T extends object>(
  defaults: T,
  given: { readonly [Key in keyof T]?: T[Key] | null } | null | undefined,
): T {
  const there = Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return { ...defaults, ...Object.fromEntries(there) };
}
