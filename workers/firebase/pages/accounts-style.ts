export const ACCOUNTS_STYLE = `
.wide { max-width: 1200px; }
.sheet { border: 1px solid var(--line); border-radius: 16px; background: var(--raised); box-shadow: var(--shadow-raised); overflow: hidden; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th { padding: 10px 16px; text-align: start; font-size: 12px; font-weight: 550; color: var(--muted); background: var(--sunken); }
th:nth-child(1) { width: 32%; }
th:nth-child(n + 4) { width: 18%; }
time { white-space: nowrap; }
td { padding: 8px 16px; border-top: 1px solid var(--line); overflow-wrap: anywhere; font-size: 13px; }
tbody tr { transition: background-color 140ms var(--out); }
tbody tr:hover { background: var(--hover); }
.cell { display: flex; align-items: center; gap: 8px; }
.person {
  display: flex; align-items: center; gap: 12px; min-width: 0; margin: -4px 0 -4px -8px; padding: 4px 8px; border: 0; border-radius: 10px;
  background: none; color: inherit; font: inherit; text-align: start; cursor: pointer;
}
.person .who { min-width: 0; }
.person .name { font-weight: 550; font-size: 14px; }
.person .name, .person .email { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.person:hover .name { text-decoration: underline; text-underline-offset: 3px; }
.states { display: flex; flex-wrap: wrap; gap: 4px; margin-left: auto; justify-content: end; }
.disabled .avatar { background: var(--sunken); color: var(--muted); }
.disabled .name { color: var(--muted); }
.uid { max-width: 100%; padding: 0; border: 0; background: none; color: var(--muted); cursor: copy; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; border-radius: 4px; }
.uid:hover { color: var(--text); }
.pager { display: flex; align-items: center; gap: 8px; margin-top: 12px; }
dialog {
  width: min(480px, calc(100vw - 32px)); max-height: calc(100dvh - 48px); padding: 24px; border: 0; border-radius: 16px;
  background: var(--raised); color: inherit; box-shadow: var(--shadow-overlay); overflow: auto;
}
dialog::backdrop { background: light-dark(oklch(0.2 0.026 290 / 0.38), oklch(0.08 0.01 290 / 0.5)); }
dialog form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; }
dialog header { display: flex; gap: 12px; align-items: baseline; justify-content: space-between; }
dialog header h2 { flex: none; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: end; }
.row.acts { margin-top: 20px; padding-top: 16px; border-top: 1px solid var(--line); }
@media (max-width: 900px) {
  th:nth-child(1) { width: auto; }
  :is(th, td):nth-child(n + 4), :is(th, td):nth-child(2) { display: none; }
}
@media (max-width: 560px) {
  #q { max-width: none; flex-basis: 100%; }
  thead { display: none; }
  :is(th, td):nth-child(n + 2) { display: none; }
  td { padding: 8px 12px; }
}
`;
