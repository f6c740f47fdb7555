/** What a person sees while something starts, runs and stops: calm lines, the topic first. */

/** Says one line about one topic. */
export type Say = (text: string) => void;

/** A voice for one topic: `say('ready')` prints "  redis      ready". */
export function voice(topic: string): Say {
  return (text) => console.log(`  ${topic.padEnd(10)} ${text}`);
}
