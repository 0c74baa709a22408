import { failureHtml } from "./boot-guard";

/** React makes an element for a script by it. */
const emptyScript = "<script></script>";

/**
 * Inline script of every document, before any other: what becomes of a string that would be HTML or the address of a
 * script, in browsers with Trusted Types (`require-trusted-types-for` in workers/gate/security-headers.ts). A string
 * without a tag is text. Addresses are those of our own code, of blobs that it made (Mediabunny starts the worker from one that
 * reads clips with transparency), and of Google's script that the sign-in popup needs. All else is refused, as is every string
 * that would be run: Zod is told so, or it tries.
 */
export const trustedTypesPolicy = `(() => {
  window.__zod_globalConfig = { jitless: true };
  const known = ${JSON.stringify([emptyScript, failureHtml]).replaceAll("<", "\\u003c")};
  window.trustedTypes?.createPolicy("default", {
    createHTML: (html) => !html.includes("<") || known.includes(html) ? html : null,
    createScriptURL: (address) => {
      const { origin, protocol, pathname } = new URL(address, document.baseURI);
      const isCode = protocol === location.protocol && /^\\/(assets|emulator)\\//.test(pathname);
      const isOurs = origin === location.origin && (isCode || protocol === "blob:");
      return isOurs || origin === "https://apis.google.com" ? address : null;
    },
  });
})();`;
