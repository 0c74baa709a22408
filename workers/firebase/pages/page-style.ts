/**
 * The look of the local pages, in the product's own tokens (app/app.css): violet-ink neutrals, one accent, light and
 * dark by the system's choice. No font is fetched: the pages must work before the app is built.
 */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --surface: light-dark(oklch(0.988 0.002 290), oklch(0.165 0.011 290));
  --raised: light-dark(oklch(1 0 0), oklch(0.198 0.013 290));
  --sunken: light-dark(oklch(0.957 0.005 290), oklch(0.135 0.01 290));
  --hover: light-dark(oklch(0.2 0.026 290 / 0.055), oklch(1 0 0 / 0.07));
  --line: light-dark(oklch(0.89 0.011 290), oklch(0.325 0.02 290));
  --edge: light-dark(oklch(0.62 0.016 290), oklch(0.56 0.024 290));
  --text: light-dark(oklch(0.2 0.026 290), oklch(0.965 0.005 290));
  --muted: light-dark(oklch(0.41 0.024 290), oklch(0.79 0.014 290));
  --accent: light-dark(oklch(0.555 0.185 36), oklch(0.72 0.175 42));
  --accent-hover: light-dark(oklch(0.505 0.168 36), oklch(0.77 0.155 46));
  --on-accent: light-dark(oklch(1 0 0), oklch(0.19 0.045 34));
  --tint: light-dark(oklch(0.958 0.026 42), oklch(0.285 0.06 38));
  --on-tint: light-dark(oklch(0.45 0.15 36), oklch(0.84 0.11 46));
  --danger: light-dark(oklch(0.505 0.19 16), oklch(0.745 0.155 14));
  --danger-soft: light-dark(oklch(0.96 0.02 12), oklch(0.275 0.06 14));
  --success: light-dark(oklch(0.44 0.11 155), oklch(0.79 0.15 155));
  --success-soft: light-dark(oklch(0.957 0.03 155), oklch(0.28 0.045 155));
  --shadow-raised: 0 1px 2px light-dark(oklch(0.2 0.03 290 / 0.06), oklch(0 0 0 / 0.4));
  --shadow-overlay:
    0 0 0 1px light-dark(oklch(0.2 0.03 290 / 0.07), oklch(1 0 0 / 0.09)),
    0 18px 44px -10px light-dark(oklch(0.2 0.03 290 / 0.2), oklch(0 0 0 / 0.62));
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  --out: cubic-bezier(0.215, 0.61, 0.355, 1);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0; min-height: 100dvh; background: var(--surface); color: var(--text);
  font: 14px/22px "Inter Variable", Inter, ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  -webkit-font-smoothing: antialiased;
}
h1, h2, h3, p, dl, dd, ul, ol { margin: 0; }
ul, ol { padding: 0; list-style: none; }
h1 { font: 400 30px/34px "Instrument Serif", "Iowan Old Style", "Palatino Linotype", Georgia, serif; text-wrap: balance; }
h2 { font-size: 16px; line-height: 24px; font-weight: 600; }
a { color: inherit; text-underline-offset: 3px; text-decoration-color: var(--edge); }
code, .mono { font-family: var(--mono); font-size: 12.5px; }
.muted { color: var(--muted); }
.small { font-size: 13px; line-height: 20px; }
.numbers { font-variant-numeric: tabular-nums; }
.badge {
  display: inline-flex; align-items: center; gap: 6px; justify-self: start; padding: 2px 10px; border-radius: 999px;
  background: var(--tint); color: var(--on-tint); font-size: 12px; line-height: 18px; font-weight: 600; white-space: nowrap;
}
.badge.quiet { background: var(--sunken); color: var(--muted); }
.badge.good { background: var(--success-soft); color: var(--success); }
.badge.bad { background: var(--danger-soft); color: var(--danger); }
.button {
  display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-height: 36px; padding: 6px 14px;
  border: 1px solid var(--line); border-radius: 10px; background: var(--raised); box-shadow: var(--shadow-raised);
  color: var(--text); font: inherit; font-weight: 550; text-decoration: none; cursor: pointer;
  transition: background-color 140ms var(--out), border-color 140ms var(--out), scale 140ms var(--out);
}
.button:hover { border-color: var(--edge); }
.button:active { scale: 0.985; }
.button.primary { background: var(--accent); border-color: transparent; color: var(--on-accent); }
.button.primary:hover { background: var(--accent-hover); }
.button.ghost { background: none; border-color: transparent; box-shadow: none; color: var(--muted); }
.button.ghost:hover { background: var(--hover); color: var(--text); }
.button.danger { background: var(--danger-soft); border-color: transparent; box-shadow: none; color: var(--danger); }
.button.danger:hover { background: var(--danger); color: var(--surface); }
.button.small { min-height: 28px; padding: 2px 10px; border-radius: 6px; }
.button[disabled] { opacity: 0.5; pointer-events: none; }
label { display: grid; gap: 6px; font-size: 13px; line-height: 20px; font-weight: 550; }
label.check { grid-template-columns: auto 1fr; align-items: center; gap: 10px; font-weight: 400; }
input:not([type=checkbox]), textarea, select {
  width: 100%; min-height: 36px; padding: 7px 12px; border: 1px solid var(--edge); border-radius: 10px;
  background: var(--raised); color: var(--text); font: inherit; font-weight: 400;
}
textarea { min-height: 104px; font-family: var(--mono); font-size: 12.5px; line-height: 20px; resize: vertical; }
input[type=checkbox] { width: 16px; height: 16px; margin: 0; accent-color: var(--accent); }
::placeholder { color: var(--muted); opacity: 0.85; }
[aria-invalid=true] { border-color: var(--danger) !important; }
.hint { color: var(--muted); font-size: 13px; line-height: 20px; font-weight: 400; }
.error { color: var(--danger); font-size: 13px; line-height: 20px; font-weight: 400; }
.error:empty { display: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
h1:focus { outline: none; }
.avatar {
  width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center; flex: none;
  background: var(--tint); color: var(--on-tint); font-weight: 650; font-size: 14px;
}
.empty {
  padding: 56px 24px; text-align: center; border: 1px dashed var(--edge); border-radius: 16px; display: grid; gap: 6px;
  justify-items: center;
}
.spacer { flex: 1; }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
`;

/** A card in the middle: the sign-in popup and the pages that links of messages lead to. */
export const CARD_STYLE = `
.center { min-height: 100dvh; display: grid; place-items: center; padding: 32px 16px; }
.card {
  width: 100%; max-width: 440px; padding: 32px; display: grid; gap: 24px; background: var(--raised);
  border-radius: 16px; box-shadow: var(--shadow-overlay);
}
.card > header { display: grid; gap: 10px; }
.card form { display: grid; gap: 16px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.row .button.primary { flex: 1; }
@media (max-width: 560px) {
  .center { padding: 0; place-items: start stretch; background: var(--raised); }
  .card { max-width: none; padding: 28px 20px; border-radius: 0; box-shadow: none; }
}
`;
