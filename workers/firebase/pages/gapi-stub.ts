/**
 * `window.gapi` as far as the Firebase Auth web SDK needs it. The app loads this script before `signInWithPopup`, the
 * SDK then finds gapi present and loads nothing from Google: its "iframe" is this window, listening for the auth
 * event that the account chooser posts.
 */
const GAPI_STUB = `(() => {
  const open = (options, done) => {
    const address = new URL(options.url);
    const handlers = new Map();
    addEventListener("message", ({ origin, data }) => {
      if (origin !== address.origin || data?.type !== "local-auth-event") return;
      if (data.apiKey !== address.searchParams.get("apiKey")) return;
      if (data.appName !== address.searchParams.get("appName")) return;
      handlers.get("authEvent")?.({ type: "authEvent", authEvent: data.authEvent });
    });
    return Promise.resolve(done({
      restyle: async () => {},
      ping(answer) { answer?.(); return Promise.resolve([]); },
      register(name, handler) { handlers.set(name, handler); },
      // The SDK's callback always throws at its end, so it must not run inside the SDK's own call.
      send(type, _message, answer) {
        if (type !== "webStorageSupport") return;
        setTimeout(() => { try { answer?.([{ webStorageSupport: true }]); } catch {} });
      },
    }));
  };
  window.gapi = {
    load: (_names, options) => (options.callback ?? options)(),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) },
  };
})();
`;

export function gapiStubResponse(): Response {
  return new Response(GAPI_STUB, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
