/** A one-line progress bar on a terminal; silent where output is not one. */
import type { WriteStream } from 'node:tty';

const WIDTH = 30;

export interface ProgressBar {
  /** File `index` of the list is read to `percent`. */
  show(index: number, percent: number, name: string): void;
  close(): void;
}

/** A bar over `files` files. */
export function openProgressBar(stream: WriteStream, files: number): ProgressBar {
  if (!stream.isTTY) return { show: () => {}, close: () => {} };
  const clear = () => {
    stream.cursorTo(0);
    stream.clearLine(0);
  };
  return {
    show: (index, percent, name) => {
      const share = (index + percent / 100) / files;
      const full = Math.round(share * WIDTH);
      clear();
      const line = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${index + 1}/${files} ${name}`;
      stream.write(line.slice(0, stream.columns - 1));
    },
    close: clear,
  };
}
