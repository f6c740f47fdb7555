/** One page as it is served: the screen in its root, its styles and its first script within it, its title. */
import type { DrawnScreen } from '../../../client/app/drawScreens.tsx';
import type { PageNeeds } from './pageNeeds.ts';

export interface PageParts {
  /** What Vite made of client/index.html. */
  page: string;
  styles: readonly { file: string; css: string }[];
  script: string;
  /** The typeface's file. */
  face: string;
  /** What each signed-in page needs, by its address. */
  needs: Readonly<Record<string, PageNeeds>>;
}

/** Replaces what must be there once; text, never a pattern (`$&` in a style sheet stays what it is). */
function put(page: string, place: string | RegExp, text: string): string {
  const found = page.match(place)?.[0];
  if (found === undefined) throw new Error(`The page has no ${String(place)}`);
  return page.replace(found, () => text);
}

export function writePage({ page, styles, script, face, needs }: PageParts, screen: DrawnScreen): string {
  let written = put(page, '<html lang="en">', `<html lang="en" data-screen="${screen.path}">`);
  written = put(written, /<title>[^<]*<\/title>/, `<title>${screen.title}</title>`);
  written = put(written, '<div id="root"></div>', `<div id="root">${screen.html}</div>`);
  for (const { file, css } of styles)
    written = put(written, new RegExp(`<link[^>]*href="/${file}"[^>]*>`), `<style>${css}</style>`);
  const early = put(put(script, '%FACE%', `/${face}`), "'%NEEDS%'", JSON.stringify(needs));
  // before the styles: nothing of the page is shown until it ran
  return put(written, '<meta charset="utf-8" />', `<meta charset="utf-8" /><script>${early}</script>`);
}

/** The same page with the dashboard in it, to be shown instead where a token is stored (client/early.js). */
export function addDashboard(page: string, templates: string): string {
  const marked = put(page, '<html ', '<html data-drawn="/dashboard" ');
  return put(marked, '<div id="root">', `${templates}<div id="root">`);
}
