/** The raw environment as config.ts checks it: `*_FILE` secrets read, empty values unset, development gaps filled. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { developmentSecrets, type DevelopmentSecrets } from './developmentSecrets.ts';
import { secretNames } from './settings.ts';

type Environment = Record<string, string | undefined>;

/** `JWT_SECRET_FILE=/run/secrets/jwt` stands for JWT_SECRET with that file's content; `unreadableSecretFiles` names the others. */
function secretFromFile(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  try {
    return file ? readFileSync(file, 'utf8').trim() : undefined;
  } catch {
    return undefined;
  }
}

/** Names of the `*_FILE` variables whose file is needed and missing, unreadable or empty. */
export function unreadableSecretFiles(env: Environment): string[] {
  const given = set(env);
  return secretNames
    .filter((name) => !given[name] && given[`${name}_FILE`] && !secretFromFile(given, name))
    .map((name) => `${name}_FILE`);
}

/** Addresses of the databases a running `npm start` has provided for this data directory. */
function runtimeAddresses(dataDir: string): Environment {
  try {
    const file = readFileSync(path.join(dataDir, 'runtime.json'), 'utf8');
    const { mongodbUri, redisUrl } = JSON.parse(file) as { mongodbUri?: string; redisUrl?: string };
    return { MONGODB_URI: mongodbUri, REDIS_URL: redisUrl };
  } catch {
    return {};
  }
}

const set = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/**
 * The variables with every source merged; what the operator set always wins. `secretsOf` answers the secrets of a
 * development machine's data directory, which are made where there are none unless it says otherwise.
 */
export function readEnvironment(
  env: Environment,
  secretsOf: (dataDir: string) => Partial<DevelopmentSecrets> = developmentSecrets,
): Environment {
  const given = set(env);
  for (const name of secretNames) given[name] ??= secretFromFile(given, name);
  const dataDir = path.resolve(given.DATA_DIR ?? './data');
  const hasSecrets = Boolean(given.JWT_SECRET && given.DATA_ENCRYPTION_KEY);
  const secrets = given.NODE_ENV === 'production' || hasSecrets ? {} : secretsOf(dataDir);
  return { ...set(runtimeAddresses(dataDir)), ...secrets, ...set(given), DATA_DIR: dataDir };
}
