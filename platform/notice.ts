/** Tells the person at the terminal something they must see, such as the link of a mail that was not sent. */

/** Hands the text to the starter over IPC; without a starter it is printed. Development only: it may hold a link. */
export function announce(text: string): void {
  if (process.send) process.send({ type: 'notice', text });
  else process.stdout.write(`${text}\n`);
}
