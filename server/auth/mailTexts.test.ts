import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { mailTexts } from './mailTexts.ts';

const link = 'https://portal.example/reset-password?token=a&b';

describe('A mail', () => {
  it('When it asks for something, then text and HTML say it in the same order, with the way there between', () => {
    const { text, html } = mailTexts.reset('Ann Lee', link);
    const parts = ['Hello Ann Lee,', 'Use this link', 'Choose a new password', link, 'If you did not ask'];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    const spoken = html.replace(/<(head|style)>.*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' ');
    for (const part of parts) expect(spoken).toContain(part.replaceAll('&', '&amp;'));
    expect(html).toContain('href="https://portal.example/reset-password?token=a&amp;b"');
  });

  it('When it only tells, then it has no button', () => {
    const { html, text } = mailTexts.emailChanged('Ann');
    expect(html).not.toContain('<a ');
    expect(text).toBe(
      'Hello Ann,\n\nThe email address of your account was just changed. From now on, sign in with the new one.\n\n' +
        'If this was not you, tell your bookkeeper at once.\n\n-- \nBookkeeping Onboarding\n',
    );
  });

  it('When a password was changed, then who did not do it is led to where it is reset', () => {
    const forgotten = 'https://portal.example/forgot-password';
    const { html, text } = mailTexts.passwordChanged('Ann', forgotten);
    expect(text).toContain(`Reset my password:\n${forgotten}`);
    expect(html).toContain(`href="${forgotten}"`);
  });

  it('When it is read in a dark program, then every colour it sets has a dark side', () => {
    const { html } = mailTexts.reset('Ann', link);
    const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, roles = '']) => roles.split(' '));
    expect(used.length).toBeGreaterThan(5);
    const [, dark = ''] = /<style>@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? [];
    for (const role of used) expect(dark).toContain(`.${role}{`);
  });

  it('When it is coloured, then as the portal is', () => {
    const tokens = readFileSync(path.resolve('client/ui/tokens.css'), 'utf8');
    const colours = mailTexts.reset('Ann', link).html.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours.length).toBeGreaterThan(10);
    for (const colour of colours) expect(tokens).toContain(colour);
  });
});
