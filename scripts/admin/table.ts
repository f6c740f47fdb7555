/** Columns for a terminal. Cells come from people: control characters that could steer the terminal are taken out. */

const clean = (cell: string) => cell.replace(/\p{Cc}/gu, ' ').slice(0, 60);

/** A heading line and one line per row, columns aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(clean));
  const widths = head.map((_cell, column) => Math.max(...lines.map((row) => (row[column] ?? '').length)));
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
