/** Takes out of a Word part what Word itself does not show: text formatted as hidden. Markup: ECMA-376, 17.3.2.41 (`vanish`). */

/** Tags that decide whether text is shown, whatever prefix the file gives the namespace. */
const TAG = /<(\/?)(?:\w+:)?(p|r|rPr|pPr|pStyle|rStyle|vanish|t)(?=[\s/>])([^<>]*?)(\/?)>/g;
const VALUE = /\bval="([^"]*)"/;
const OFF = /^(?:0|false|off)$/i;

const isOn = (attributes: string) => !OFF.test(VALUE.exec(attributes)?.[1] ?? '');

/** Names (ids) of the styles whose text is hidden. */
export function hiddenStyles(styles: string): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const style of styles.split(/<(?:\w+:)?style(?=\s)/).slice(1)) {
    const vanish = /<(?:\w+:)?vanish(?=[\s/>])([^<>]*?)\/?>/.exec(style)?.[1];
    const id = /\bstyleId="([^"]*)"/.exec(style)?.[1];
    if (id !== undefined && vanish !== undefined && isOn(vanish)) hidden.add(id);
  }
  return hidden;
}

/** The part with the letters of hidden runs left out; its markup stays as it is. */
export function withoutHiddenText(part: string, hidden: ReadonlySet<string>): string {
  const kept: string[] = [];
  const paragraphs: boolean[] = [];
  const runs: boolean[] = [];
  let at = 0;
  // What formats the paragraph's mark, or was so before a tracked change, is not the text's.
  let inParagraph = 0;
  let inRun = 0;
  for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', 4: selfClosing, index } of part.matchAll(TAG)) {
    const step = slash ? -1 : selfClosing ? 0 : 1;
    const id = VALUE.exec(attributes)?.[1] ?? '';
    if (name === 'pPr') inParagraph += step;
    else if (name === 'rPr') inRun += step;
    else if (name === 'p') move(paragraphs, step, false);
    else if (name === 'r') move(runs, step, paragraphs.at(-1) ?? false);
    else if (name === 'pStyle') decide(paragraphs, hidden.has(id));
    else if (inParagraph === 0 && inRun === 1 && name === 'rStyle')
      decide(runs, runs.at(-1) || hidden.has(id));
    else if (inParagraph === 0 && inRun === 1 && name === 'vanish') decide(runs, isOn(attributes));
    else if (name === 't' && slash && runs.at(-1)) {
      kept.push(tag);
      at = index + tag.length;
    } else if (name === 't' && step > 0 && runs.at(-1)) {
      kept.push(part.slice(at, index), tag);
      at = part.length;
    }
  }
  return kept.join('') + part.slice(at);
}

function move(levels: boolean[], step: number, isHidden: boolean): void {
  if (step > 0) levels.push(isHidden);
  else if (step < 0) levels.pop();
}

function decide(levels: boolean[], isHidden = false): void {
  if (levels.length > 0) levels[levels.length - 1] = isHidden;
}
