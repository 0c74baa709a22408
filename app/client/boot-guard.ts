import { failureMessages } from "~/domain/page/failure-messages";

const tips = failureMessages.tips.map((tip) => `<li>${tip}</li>`).join("");
/** The one piece of HTML that a script of ours writes. */
export const failureHtml = `<h1>${failureMessages.title}</h1><ul>${tips}</ul><div><button type="button">${failureMessages.refresh}</button><a href="/">${failureMessages.home}</a></div>`;

/**
 * Inline script of every document, for when the page's own modules cannot be loaded: three attempts a second
 * apart, one reload, then the failure screen. It must not depend on any module while it runs. Browsers remember a
 * failed module for as long as the document lives, so the second and third attempt only ask whether the files can
 * be had again, and loading them is left to the reload.
 *
 * It is also what every other part of the code asks for the one reload (miss-module.ts), as only the document knows
 * whether it is here because of one.
 *
 * A form that is sent before it is hydrated is held back, and sent again once it can be taken: the browser's own way
 * would put what was typed, passwords too, into the address. Parts that load lazily are hydrated after their page, and
 * every form of the app prevents the browser's way, so one whose submit nobody prevented is not hydrated yet.
 */
export const bootGuard = `(() => {
  const key = "vitrine:reloaded-for-module";
  let attempts = 0;
  let booted = false;
  let reloading = false;
  // A document that is here because of a reload does not ask for another; without storage none does.
  let reloaded = true;
  try { reloaded = sessionStorage.getItem(key) !== null; sessionStorage.removeItem(key); } catch {}
  window.vitrineReload = () => {
    if (reloading) return true;
    if (reloaded || !navigator.onLine) return false;
    try { sessionStorage.setItem(key, "1"); } catch { return false; }
    reloading = true;
    // Whatever part does not come, one arrives where one was on the way to.
    const to = window.__reactRouterDataRouter?.state.navigation.location;
    if (to) location.assign(to.pathname + to.search + to.hash); else location.reload();
    return true;
  };
  const fail = () => {
    if (window.vitrineReload()) return;
    const main = document.createElement("main");
    main.className = "failure-screen";
    main.innerHTML = ${JSON.stringify(failureHtml)};
    main.querySelector("button").onclick = () => location.reload();
    if (!navigator.onLine) addEventListener("online", () => location.reload());
    document.body.replaceChildren(main);
    // Focus tells screen readers: what was there is gone.
    const title = main.querySelector("h1");
    title.tabIndex = -1;
    title.focus();
  };
  const canBeHad = async () => {
    const links = [...document.querySelectorAll("link[rel=modulepreload]")];
    const answers = await Promise.all(links.map(({ href }) => fetch(href).catch(() => null)));
    return answers.every((answer) => answer && answer.ok);
  };
  const tryAgain = () => setTimeout(async () => {
    attempts++;
    if (await canBeHad() || attempts >= 3) fail();
    else tryAgain();
  }, 1000);
  const begin = () => {
    if (booted || attempts > 0) return;
    attempts = 1;
    tryAgain();
  };
  addEventListener("error", ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === "module") begin();
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => {
    if (/import|module/i.test(String(reason && reason.message))) begin();
  });
  let heldForm = null;
  let sending = 0;
  const sendHeldForm = () => {
    clearTimeout(sending);
    sending = setTimeout(() => heldForm && heldForm.isConnected && heldForm.requestSubmit(), 100);
  };
  addEventListener("submit", (event) => {
    if (event.defaultPrevented) return heldForm = null;
    event.preventDefault();
    heldForm = event.target;
    if (booted) sendHeldForm();
  });
  window.vitrineBooted = () => {
    booted = true;
    // Buttons and keys work from here on.
    document.documentElement.dataset.booted = "";
    if (heldForm) sendHeldForm();
  };
})();`;

declare global {
  interface Window {
    vitrineBooted?: () => void;
    /** Loads the page anew, or the one on the way, for code that did not come, once; false where that was done. */
    vitrineReload?: () => boolean;
  }
}
