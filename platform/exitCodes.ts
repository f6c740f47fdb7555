/** Exit codes by which a supervisor knows what to do. */

/** "Configuration error" of sysexits.h: starting again changes nothing before somebody has mended a setting. */
export const NEEDS_OPERATOR = 78;
