import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepEarly, takeEarly, takeSettled } from './earlyAnswers.ts';
import { storeToken } from './token.ts';

const settings = { success: true, debugTools: true, minPasswordLength: 6 };
const come = () => new Promise((resolve) => void setTimeout(resolve));

beforeEach(() => storeToken('mine'));

describe('An answer that was asked for before the page was there', () => {
  it('Is taken at once where it has come, and only once', async () => {
    keepEarly(['settings'], () => Promise.resolve(settings));
    expect(takeSettled('settings')).toBeUndefined();
    await come();
    expect(takeSettled('settings')).toEqual(settings);
    expect(takeSettled('settings')).toBeUndefined();
    expect(takeEarly('settings')).toBeUndefined();
  });

  it('Is left to the call where it has not come yet, or came to nothing', async () => {
    keepEarly(['settings'], () => Promise.reject(new Error('away')));
    await come();
    expect(takeSettled('settings')).toBeUndefined();
    await expect(takeEarly('settings')).rejects.toThrow('away');
  });

  it('Is not for whoever signed in meanwhile', async () => {
    keepEarly(['settings'], () => Promise.resolve(settings));
    await come();
    storeToken('of somebody else');
    expect(takeSettled('settings')).toBeUndefined();
  });
});
