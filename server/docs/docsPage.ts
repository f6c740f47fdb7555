/** The contract as a page to read: plain HTML, no script, so that it works under the strictest policy. */
import type { z } from 'zod';
import { API } from '#domain/api';
import type { Call } from '#domain/api/call';
import { jsonSchema } from './jsonSchema.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? '');

function schemaHtml(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const text = escapeHtml(JSON.stringify(jsonSchema(schema, io), null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${text}</pre></details>`;
}

function callHtml(
  name: string,
  { method, path, summary, access, body, upload, answer, failures = [] }: Call,
): string {
  const facts = [
    access === 'user' ? 'Needs a bearer token.' : 'Public.',
    upload ? `Multipart form; the file is in <code>${upload.fileField}</code>.` : '',
    answer ? '' : 'Answers with a file.',
    failures.length > 0 ? `May also fail with ${failures.join(', ')}.` : '',
  ];
  return `<article id="${name}">
<h2><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}. ${facts.filter(Boolean).join(' ')}</p>
${schemaHtml('Request', body ?? upload?.fields, 'input')}
${schemaHtml('Answer', answer, 'output')}
</article>`;
}

const INTRODUCTION = `<p>Send <code>Authorization: Bearer TOKEN</code> with the token of login or register.
Every failure is JSON: <code>{success: false, message, code, requestId}</code>, with <code>fields</code> where a field is to be mended.
For tools: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>`;

const linkTo = ([name, { method, path }]: [string, Call]) =>
  `<li><a href="#${name}">${method.toUpperCase()} ${escapeHtml(path)}</a></li>`;

let page: string | undefined;

/** The page; made once, because everybody may ask for it and it takes longer than most calls. */
export function docsPage(): string {
  return (page ??= makePage());
}

function makePage(): string {
  const calls = Object.entries(API) as [string, Call][];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of the Bookkeeping Onboarding Portal</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>API</h1>${INTRODUCTION}<nav aria-label="Calls"><ul>${calls.map(linkTo).join('')}</ul></nav>
${calls.map(([name, call]) => callHtml(name, call)).join('\n')}</main></body></html>`;
}

export const docsStyle = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
nav ul{columns:20rem;list-style:none;padding:0}article{border-top:1px solid #8886;padding:1rem 0}
h2{font-size:1.1rem;overflow-wrap:anywhere}pre{overflow:auto;max-height:30rem;padding:1rem;background:#8881;border-radius:.5rem}
.method{display:inline-block;min-width:4.5rem}summary{cursor:pointer;padding:.25rem 0}`;
