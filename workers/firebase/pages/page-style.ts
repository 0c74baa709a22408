/** The look of the local pages: the system's own type, one accent, light and dark by the system's choice. */
export const PAGE_STYLE = `
:root {
  --surface: #f7f6f3; --raised: #ffffff; --line: #dedbd3; --edge: #8f8a80; --text: #1d1b18; --muted: #66615a;
  --accent: #3d3bd1; --on-accent: #ffffff; --danger: #b3261e; --success: #1b6e3c; --tint: #efedfb;
  --shadow: 0 1px 2px rgb(29 27 24 / 6%), 0 12px 32px rgb(29 27 24 / 8%);
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --surface: #141316; --raised: #1d1c20; --line: #34323a; --edge: #75717d; --text: #f2f0ec; --muted: #a5a09a;
    --accent: #a9a7ff; --on-accent: #17162b; --danger: #ff8f86; --success: #7bd19a; --tint: #26243a;
    --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 40%);
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100dvh; background: var(--surface); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
h2 { margin: 0; font-size: 17px; line-height: 1.3; font-weight: 600; }
h1 { margin: 0; font-size: 22px; line-height: 1.25; letter-spacing: -0.012em; font-weight: 620; text-wrap: balance; }
p { margin: 0; }
a { color: var(--accent); text-underline-offset: 3px; }
.muted { color: var(--muted); }
.small { font-size: 13px; }
.center { display: grid; place-items: center; padding: 24px 16px; }
.card {
  width: 100%; max-width: 420px; background: var(--raised); border: 1px solid var(--line);
  border-radius: 16px; box-shadow: var(--shadow); overflow: hidden;
}
.card > header { padding: 24px 24px 16px; display: grid; gap: 8px; }
.card > section { padding: 0 24px 24px; }
.badge {
  justify-self: start; padding: 2px 10px; border-radius: 999px; background: var(--tint); color: var(--accent);
  font-size: 12px; font-weight: 600; letter-spacing: 0.01em;
}
.accounts { list-style: none; margin: 0; padding: 0 12px 12px; display: grid; gap: 2px; max-height: 44dvh; overflow: auto; }
.account {
  width: 100%; display: grid; grid-template-columns: 36px 1fr auto; gap: 12px; align-items: center;
  padding: 10px 12px; border: 0; border-radius: 10px; background: none; color: inherit;
  font: inherit; text-align: start; cursor: pointer;
}
.account:hover { background: var(--tint); }
.account .name { font-weight: 560; }
.account .name, .account .email { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.account .key { font-size: 12px; color: var(--muted); }
.avatar {
  width: 36px; height: 36px; border-radius: 50%; display: grid; place-items: center;
  background: var(--tint); color: var(--accent); font-weight: 650; font-size: 14px;
}
.divider { border: 0; border-top: 1px solid var(--line); margin: 0 24px 20px; }
form { display: grid; gap: 14px; }
label { display: grid; gap: 6px; font-size: 13px; font-weight: 560; }
input {
  width: 100%; padding: 10px 12px; border: 1px solid var(--edge); border-radius: 10px;
  background: var(--surface); color: var(--text); font: inherit; font-size: 15px; font-weight: 400;
}
.button {
  padding: 11px 16px; border: 0; border-radius: 10px; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 600; cursor: pointer; text-align: center; text-decoration: none;
}
.button[disabled] { opacity: 0.55; cursor: default; }
:is(.button, .account, input, a):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.account:focus-visible { outline-offset: -2px; }
.error { color: var(--danger); font-size: 13px; }
.error:empty { display: none; }
.mailbox { max-width: 860px; margin: 0 auto; padding: 40px 16px 64px; display: grid; gap: 24px; }
.mailbox > header { display: grid; gap: 6px; }
.messages { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; }
.message {
  display: grid; grid-template-columns: 1fr auto; gap: 4px 20px; align-items: center; padding: 16px 20px;
  background: var(--raised); border: 1px solid var(--line); border-radius: 12px;
}
.message .kind { font-weight: 600; }
.message .to { color: var(--muted); overflow-wrap: anywhere; }
.message time { color: var(--muted); font-size: 13px; font-variant-numeric: tabular-nums; }
.message .open { grid-column: 2; grid-row: 1 / span 2; }
.message.used { opacity: 0.68; }
.empty { padding: 48px 24px; text-align: center; border: 1px dashed var(--line); border-radius: 16px; display: grid; gap: 6px; }
@media (max-width: 520px) {
  .message { grid-template-columns: 1fr; }
  .message .open { grid-column: 1; grid-row: auto; margin-top: 8px; }
}
`;
