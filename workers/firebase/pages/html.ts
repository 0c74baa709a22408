import { randomToken } from "../auth/random-token";

/** A piece of markup that is safe as it stands. */
export class Html {
  constructor(readonly markup: string) {}
}

type Interpolated = Html | Html[] | string | number;

/** Markup with every interpolated text escaped; `Html` is taken as it is. */
export function html(strings: TemplateStringsArray, ...values: Interpolated[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toMarkup)));
}

function toMarkup(value: Interpolated): string {
  if (value instanceof Html) return value.markup;
  return Array.isArray(value) ? value.map(toMarkup).join("") : escapeHtml(String(value));
}

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** JSON inside a script element: `<` is written as an escape, so that no text can end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

export interface Page {
  title: string;
  body: Html;
  /** JavaScript of the page, without the element. */
  script?: string;
  status?: number;
}

/** A whole page: only its own script and style may run, and nobody may frame it. */
export function pageResponse({ title, body, script = "", status = 200 }: Page, style: string): Response {
  const nonce = randomToken(24);
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style nonce="${nonce}">${new Html(style)}</style>
</head>
<body>${body}${script ? new Html(`<script nonce="${nonce}">${script}</script>`) : ""}</body>
</html>`;
  return new Response(document.markup, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}
