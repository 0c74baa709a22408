import { EVENT_MESSAGE, READY_MESSAGE } from "./auth-event";

/** How long the frame may take before the SDK hears that the network failed. */
const FRAME_PATIENCE_MS = 15_000;

/**
 * `window.gapi` as far as the Firebase Auth web SDK needs it. The app loads this script before a popup or redirect,
 * the SDK then finds gapi present and loads nothing from Google. It also serves in place of apis.google.com/js/api.js
 * (`?onload=` names a function to call).
 *
 * Popups report here directly; the frame is asked for what a redirect left. The frame goes by the name of this
 * machine that the page itself has: to browsers 127.0.0.1 and localhost are two sites with storage of their own.
 */
const GAPI_STUB = `(() => {
  const sameMachine = ["localhost", "127.0.0.1"];
  const open = (options, done) => {
    const address = new URL(options.url);
    const frameAddress = new URL(address);
    if ([address, location].every(({ hostname }) => sameMachine.includes(hostname))) {
      frameAddress.hostname = location.hostname;
    }
    const handlers = new Map();
    const deliver = (authEvent) => handlers.get("authEvent")?.({ type: "authEvent", authEvent });
    const frame = document.createElement("iframe");
    frame.src = frameAddress.href;
    frame.style.cssText = "position: absolute; top: -100px; width: 1px; height: 1px; border: 0;";
    frame.setAttribute("aria-hidden", "true");
    frame.tabIndex = -1;
    let frameSpoke = false;
    addEventListener("message", ({ origin, source, data }) => {
      if (origin !== address.origin && origin !== frameAddress.origin) return;
      if (data?.type !== ${JSON.stringify(EVENT_MESSAGE)}) return;
      if (data.apiKey !== address.searchParams.get("apiKey")) return;
      if (data.appName !== address.searchParams.get("appName")) return;
      if (source === frame.contentWindow) frameSpoke = true;
      deliver(data.authEvent);
    });
    frame.addEventListener("load", () => {
      frame.contentWindow?.postMessage({ type: ${JSON.stringify(READY_MESSAGE)} }, frameAddress.origin);
    });
    const askFrame = () => {
      document.body.append(frame);
      setTimeout(() => {
        if (!frameSpoke) deliver({ type: "unknown", error: { code: "auth/network-request-failed" } });
      }, ${FRAME_PATIENCE_MS});
    };
    return Promise.resolve(done({
      restyle: async () => {},
      ping(answer) { answer?.(); return Promise.resolve([]); },
      register(name, handler) {
        handlers.set(name, handler);
        if (name === "authEvent" && !frame.isConnected) askFrame();
      },
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
  const onload = new URL(document.currentScript?.src || location.href).searchParams.get("onload");
  if (onload) window[onload]?.();
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
