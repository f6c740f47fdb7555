/** The browser for the end-to-end tests: found, or installed where the user is root on Debian, or asked for. */
import { existsSync } from 'node:fs';
import { findOnPath } from '../embedded/findOnPath.ts';
import type { Say } from '../processes/voice.ts';
import { aptCommand, aptInstall, canAptInstall } from './aptInstall.ts';

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** CHROMIUM_PATH, then PATH, then the usual place on a Mac. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return (
    findOnPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ??
    [MAC_CHROME].find((file) => existsSync(file))
  );
}

/** Without a browser the end-to-end tests fail, each saying so; the others still run. */
export async function provideChromium(say: Say): Promise<string | undefined> {
  const found = findChromium();
  if (found) return found;
  if (canAptInstall()) {
    say("installing Debian's chromium for the browser tests (once) ...");
    await aptInstall(['chromium', 'fonts-dejavu-core'], 600_000);
  }
  const installed = findChromium();
  if (!installed) say(`not found. Install it ("${aptCommand(['chromium'])}") or name one in CHROMIUM_PATH.`);
  return installed;
}
