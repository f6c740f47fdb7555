/** An address that can never work is told at once; everything else is waited for. */
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from './config.ts';
import { connectMongo } from './mongo.ts';

describe('The address of MongoDB', () => {
  it.each([
    ['a password with an unescaped @', 'mongodb://portal:hunter@2@mongo:27017/portal'],
    ['an option that does not exist', 'mongodb://portal:hunter@mongo/portal?replicaset_=rs0'],
    ['a port that is none', 'mongodb://portal:hunter@mongo:port/portal'],
  ])('that holds %s stops the start by its name, and is not shown', async (_, uri) => {
    const refused: unknown = await connectMongo({ uri }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect((refused as Error).message).toMatch(/^MONGODB_URI /);
    expect((refused as Error).message).not.toContain('hunter');
  });
});
