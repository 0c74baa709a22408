import { languagesOf, pageWords } from "./page-words";

/** The page where none is shown: the same whether there never was one, or it is not online at the moment. */
export function missingPage(request: Request): Response {
  const { language, words } = pageWords(languagesOf(request));
  const { missingTitle, missingText } = words;
  const body = `<p class="mark" aria-hidden="true">404</p><h1>${missingTitle}</h1><p>${missingText}</p>`;
  return plainPage(404, { language, title: missingTitle, body });
}

/** The page while the database or the bucket does not answer. */
export function failingPage(request: Request): Response {
  const { language, words } = pageWords(languagesOf(request));
  const { failedTitle, failedText } = words;
  return plainPage(500, {
    language,
    title: failedTitle,
    body: `<h1>${failedTitle}</h1><p>${failedText}</p>`,
  });
}

/** Asks for the password of a page: a form that needs no script. `refusal` says why the last one did not open it. */
export function passwordPage(
  pageId: string,
  { language, refusal }: { language: string; refusal: "wrong" | "tooMany" | null },
): Response {
  const { words, language: spoken } = pageWords([language]);
  const { lockedTitle, lockedText, password, open } = words;
  const problem = refusal ? `<p class="problem" id="problem" role="alert">${words[refusal]}</p>` : "";
  const body = `${lock}<h1>${lockedTitle}</h1><p>${lockedText}</p>
<form method="post" action="/api/v1/pages/${encodeURIComponent(pageId)}/unlock">
<label for="password">${password}</label>
<input id="password" name="password" type="password" required maxlength="200" autocomplete="current-password" autofocus${refusal ? ' aria-invalid="true" aria-describedby="problem"' : ""}>
${problem}<button>${open}</button></form>`;
  return plainPage(refusal === "tooMany" ? 429 : 403, { language: spoken, title: lockedTitle, body });
}

/** Says what became of a sign-up that was sent without a script. */
export function signUpPage(
  pageId: string,
  { status, language, outcome }: { status: number; language: string; outcome: "taken" | "failed" },
): Response {
  const { words, language: spoken } = pageWords([language]);
  const title = outcome === "taken" ? words.signedUpTitle : words.signUpFailedTitle;
  const text = outcome === "taken" ? words.signedUpText : words.signUpFailedText;
  const body = `<h1>${title}</h1><p>${text}</p><p class="back"><a href="/pages/${encodeURIComponent(pageId)}">${words.back}</a></p>`;
  return plainPage(status, { language: spoken, title, body });
}

interface PlainPage {
  language: string;
  title: string;
  body: string;
}

/** Nothing in it was typed by anybody. */
function plainPage(status: number, { language, title, body }: PlainPage): Response {
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head><body><main>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": language,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
    },
  });
}

const lock = `<svg class="mark" viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="4" y="11" width="16" height="10" rx="2.5"/><path d="M8 11V7a4 4 0 0 1 8 0v4"/></svg>`;

const css = `:root{color-scheme:light dark;--ground:#f7f7f5;--ink:#17171a;--muted:#5a5a63;--line:#c9c9c4;--card:#fff;--danger:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#121214;--ink:#f3f3f1;--muted:#a9a9b2;--line:#4a4a52;--card:#1b1b1f;--danger:#ffb4ab}}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--ink);font:400 1rem/1.6 system-ui,sans-serif}
main{width:100%;max-width:25rem}.mark{margin:0 0 1.5rem;color:var(--muted);font-size:.875rem;font-weight:600;letter-spacing:.12em;font-variant-numeric:tabular-nums}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}p{margin:0;color:var(--muted);text-wrap:pretty}
form{display:grid;gap:.5rem;margin-top:2rem}label{font-size:.875rem;font-weight:600}
input,button{font:inherit;min-height:3rem;border-radius:.625rem;padding:0 .875rem}
input{width:100%;border:1px solid var(--line);background:var(--card);color:inherit}button{margin-top:.5rem;border:0;background:var(--ink);color:var(--ground);font-weight:600;cursor:pointer}
.back{margin-top:2rem}a{color:var(--ink);font-weight:600;text-underline-offset:.25em}
:focus-visible{outline:2px solid currentColor;outline-offset:2px}.problem{color:var(--danger);font-size:.875rem}`;
