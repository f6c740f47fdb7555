/** An apt of our own: signed package lists in a private folder, so that neither root nor the system's state is needed. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from './findOnPath.ts';
import { runCommand } from './runCommand.ts';

const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** Throws the reason when this machine has no Debian tools. */
export function requireDebianTools(): void {
  for (const tool of ['apt-get', 'dpkg-deb', 'tar'])
    if (!findOnPath(tool)) throw new Error(`${tool} is not there, this way needs a Debian-like system`);
  if (!existsSync(KEYRING)) throw new Error(`${KEYRING} is not there (package debian-archive-keyring)`);
}

/** Writes the configuration below `work` and returns the arguments that make apt-get use it. */
export function prepareApt(work: string, architectures: string[]): string[] {
  const at = (...parts: string[]) => path.join(work, ...parts);
  for (const folder of ['lists/partial', 'cache/archives/partial', 'debs'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('status'), '');
  const unwantedIndexes = ['DEP-11', 'DEP-11-icons', 'DEP-11-icons-small', 'Contents-deb'];
  const settings = [
    `Dir::State "${work}"; Dir::State::lists "${at('lists')}"; Dir::State::status "${at('status')}";`,
    `Dir::Cache "${at('cache')}"; Dir::Etc::sourcelist "${at('sources.list')}";`,
    'Dir::Etc::sourceparts "/dev/null"; Dir::Etc::preferences "/dev/null"; Dir::Etc::preferencesparts "/dev/null";',
    `#clear APT::Architectures; APT::Architecture "${architectures[0]}";`,
    `APT::Architectures { ${architectures.map((name) => `"${name}";`).join(' ')} };`,
    ...['Pre-Invoke', 'Post-Invoke', 'Post-Invoke-Success'].map((hook) => `#clear APT::Update::${hook};`),
    ...unwantedIndexes.map((name) => `Acquire::IndexTargets::deb::${name}::DefaultEnabled "false";`),
    'Acquire::Languages "none"; Acquire::PDiffs "false"; Acquire::GzipIndexes "true"; Acquire::Retries "2";',
    'Acquire::http::Timeout "20"; Acquire::https::Timeout "20";',
    'Acquire::AllowInsecureRepositories "false"; APT::Get::AllowUnauthenticated "false";',
    'APT::Sandbox::User "root"; Debug::NoLocking "true";',
  ];
  writeFileSync(at('apt.conf'), settings.join('\n'));
  return ['-q', '-c', at('apt.conf')];
}

/** The mirrors this machine's own apt uses, unless DEBIAN_MIRROR / DEBIAN_SECURITY_MIRROR name others. */
export async function findMirrors(): Promise<{ main: string; security?: string }> {
  const own = await runCommand(
    'apt-get',
    ['indextargets', '--format', '$(RELEASE) $(REPO_URI)', 'Created-By: Packages'],
    { limitMs: 20_000 },
  );
  const main = process.env.DEBIAN_MIRROR ?? /^(?:bullseye|bookworm|trixie) (\S+)/m.exec(own.output)?.[1];
  const security =
    process.env.DEBIAN_SECURITY_MIRROR ?? /^\w+-security (\S+debian-security\S*)/m.exec(own.output)?.[1];
  if (!main) throw new Error('this machine has no Debian mirror configured (DEBIAN_MIRROR names one)');
  return { main, security };
}

/** One line of sources.list, signed by Debian's own key. */
export function sourceLine(architectures: string[], mirror: string, suite: string): string {
  return `deb [arch=${architectures.join(',')} signed-by=${KEYRING}] ${mirror} ${suite} main\n`;
}
