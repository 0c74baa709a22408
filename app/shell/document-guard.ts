import { themeStorageKey, themes } from "./theme";

/**
 * Inline script of every document, run before anything is painted: the chosen theme, the machine's keyboard, and
 * whether somebody seems to be signed in, and whether the address asks for another form than the exported page
 * shows, as attributes of the root element that CSS can use.
 */
export const documentGuard = `(() => {
  const { dataset } = document.documentElement;
  let theme;
  try { theme = localStorage.getItem(${JSON.stringify(themeStorageKey)}); } catch {}
  dataset.theme = ${JSON.stringify(themes)}.includes(theme) ? theme : "system";
  dataset.platform = /Mac|iPhone|iPad/.test(navigator.platform) ? "apple" : "other";
  dataset.session = /(?:^|;\\s*)userId=[^;]/.test(document.cookie) ? "expected" : "none";
  dataset.form = /[?&](mode|oobCode)=/.test(location.search) ? "other" : "first";
})();`;
