/** Elements of an HTML document that no browser shows: exports and mails hide texts in them. */

/** In a style of its own or of its class (`mso-hide`: Word's word for it). */
const HIDES = /\b(display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
const HIDDEN = /(^|\s)hidden(?=[\s=/]|$)/i;
const STYLE = /(?:^|\s)style\s*=\s*("[^"]*"|'[^']*'|\S+)/i;
const CLASS = /(?:^|\s)class\s*=\s*("[^"]*"|'[^']*'|\S+)/i;
/** Elements without an end. */
const EMPTY = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** A rule for one class, whatever the element: `.preview {display:none}`, `td.xl65 {...}`. */
const RULE = /\.([\w-]+)\s*\{([^{}]*)\}/g;
/** Rules for paper or small screens say nothing of what is usually shown. */
const SOMETIMES = /@media[^{}@]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi;

/** The classes that the document's own style sheets hide. */
export function hiddenClasses(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  const closing = /<\/style\s*>/gi;
  for (const { index } of html.matchAll(/<style\b/gi)) {
    if (index < closing.lastIndex) continue;
    closing.lastIndex = index;
    const end = closing.exec(html)?.index;
    if (end === undefined) break;
    const rules = html.slice(index, end).replace(SOMETIMES, '').matchAll(RULE);
    for (const [, name = '', rule = ''] of rules) if (HIDES.test(rule)) names.add(name);
  }
  return names;
}

export interface HiddenWatch {
  /** Takes every tag in turn; does it belong to a hidden element? */
  takes(tag: string, isEnd: boolean, attributes: string): boolean;
  /** Does what follows the last tag stand in a hidden element? */
  isInside(): boolean;
}

export function watchHidden(classes: ReadonlySet<string>): HiddenWatch {
  let element = '';
  let depth = 0;
  const hides = (attributes: string) =>
    HIDDEN.test(attributes.replace(/"[^"]*"|'[^']*'/g, '')) ||
    HIDES.test(valueOf(attributes, STYLE)) ||
    valueOf(attributes, CLASS)
      .split(/\s+/)
      .some((name) => classes.has(name));
  return {
    takes: (tag, isEnd, attributes) => {
      if (depth > 0) {
        if (tag === element) depth += isEnd ? -1 : 1;
        return true;
      }
      if (isEnd || attributes === '' || EMPTY.test(tag) || !hides(attributes)) return false;
      [element, depth] = [tag, 1];
      return true;
    },
    isInside: () => depth > 0,
  };
}

const valueOf = (attributes: string, attribute: RegExp): string =>
  (attribute.exec(attributes)?.[1] ?? '').replace(/["']/g, '');
