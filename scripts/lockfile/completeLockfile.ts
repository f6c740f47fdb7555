/** Adds the entries npm leaves out of package-lock.json when the registry at hand lacks other platforms' binaries. */

export interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, LockedPackage>>;

const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'android', 'openharmony'];
const PROCESSORS = ['x64', 'arm64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'arm'];

/** Where Node would look for `name` required by the package at `from`, nearest first. */
function placesOf(name: string, from: string): string[] {
  const places = [`${from ? `${from}/` : ''}node_modules/${name}`];
  const above = from.lastIndexOf('/node_modules/');
  return from ? [...places, ...placesOf(name, above < 0 ? '' : from.slice(0, above))] : places;
}

/** A platform's binary tells its platform by name: "@swc/core-linux-arm-gnueabihf". */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const parts = name.split('/').at(-1)?.split('-') ?? [];
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  if (cpu.length === 0)
    throw new Error(`${name} does not tell its platform; add it to package-lock.json by hand`);
  const isMusl = parts.some((part) => part.startsWith('musl'));
  const libc = isMusl ? { libc: ['musl'] } : parts.includes('gnu') ? { libc: ['glibc'] } : {};
  return { ...(os.length > 0 ? { os } : {}), cpu, ...libc };
}

/** Optional dependencies without an entry, by the path they get: every machine's `npm ci` asks for all of them. */
export function missingEntries(packages: Packages): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [from, { dev, optionalDependencies = {} }] of Object.entries(packages))
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placesOf(name, from).some((place) => packages[place])) continue;
      if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}: "${version}" is no exact version`);
      missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
    }
  return missing;
}
