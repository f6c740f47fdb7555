/** The HTML around a mail's words: the portal's name, one column, one button; light or dark as the reader's program is. */
import { shell } from '#domain/messages/shell';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

/** Colours of client/ui/tokens.css, [light, dark]: programs that show mail know no variables, and some no style sheet. */
const COLOURS = {
  canvas: ['background', '#f5f7f9', '#0d141c'],
  card: ['background', '#ffffff', '#141d27'],
  edge: ['border-color', '#dbe2ea', '#2b3947'],
  ink: ['color', '#12202f', '#e8eef4'],
  muted: ['color', '#4b5a6d', '#a6b4c3'],
  link: ['color', '#0b5f73', '#63c8dc'],
  fill: ['background', '#0b5f73', '#63c8dc'],
  'on-fill': ['color', '#ffffff', '#06222a'],
} as const;
type Role = keyof typeof COLOURS;

const DARK = Object.entries(COLOURS)
  .map(([role, [property, , dark]]) => `.${role}{${property}:${dark}!important}`)
  .join('');

/** `class` for the dark side, `style` for the light one and for what has no colour. */
function look(roles: readonly Role[], style: string): string {
  const light = roles.map((role) => `;${COLOURS[role][0]}:${COLOURS[role][1]}`).join('');
  return `class="${roles.join(' ')}" style="${style}${light}"`;
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

export interface MailLink {
  readonly href: string;
  readonly label: string;
  /** Said over the address itself, for whom the button does nothing. */
  readonly otherwise: string;
}

function button({ href, label, otherwise }: MailLink): string {
  const address = escapeHtml(href);
  const filled = look(
    ['fill', 'on-fill'],
    'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none',
  );
  return (
    `<p style="margin:24px 0"><a href="${address}" ${filled}>${escapeHtml(label)}</a></p>` +
    `<p ${look(['muted'], 'margin:0 0 16px;font-size:14px')}>${escapeHtml(otherwise)}<br>` +
    `<a href="${address}" ${look(['link'], 'word-break:break-all')}>${address}</a></p>`
  );
}

interface FramedMail {
  readonly subject: string;
  /** What comes before the button, if there is one, and after it. */
  readonly before: readonly string[];
  readonly link?: MailLink | undefined;
  readonly after: readonly string[];
}

/** A whole HTML page; every text in it is escaped here. */
export function frameMail({ subject, before, link, after }: FramedMail): string {
  const title = escapeHtml(subject);
  const face = "font:16px/1.5 -apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const card = look(
    ['card', 'edge', 'ink'],
    `max-width:560px;margin:0 auto;padding:24px;border:1px solid;border-radius:14px;text-align:left;${face}`,
  );
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${title}</title><style>@media(prefers-color-scheme:dark){${DARK}}</style></head>` +
    `<body ${look(['canvas'], 'margin:0;padding:24px 12px')}><div ${card}>` +
    `<p ${look(['link'], 'margin:0 0 20px;font-weight:600')}>${escapeHtml(shell.appName)}</p>` +
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${title}</h1>` +
    before.map(paragraph).join('') +
    (link ? button(link) : '') +
    after.map(paragraph).join('') +
    '</div></body></html>'
  );
}
