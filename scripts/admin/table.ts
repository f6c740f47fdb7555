/** Columns for a terminal. Cells come from people: control characters that could steer the terminal are taken out. */

/** A path, an address or a sentence fits; what somebody made longer must not push the other columns out of sight. */
const LONGEST_CELL = 120;

function clean(cell: string): string {
  const line = cell.replace(/\p{Cc}/gu, ' ');
  return line.length > LONGEST_CELL ? `${line.slice(0, LONGEST_CELL - 1)}…` : line;
}

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
