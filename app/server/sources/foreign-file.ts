/** What goes along with bytes of somebody else's site: they are shown or saved, and never run. */
export const foreignFileHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
};
