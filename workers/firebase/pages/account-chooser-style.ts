export const CHOOSER_STYLE = `
#accounts-list, #add-user { display: grid; gap: 20px; }
#accounts-list > header, #add-user > header { display: grid; gap: 10px; }
.group { display: grid; gap: 6px; }
.group h2 { font-weight: 550; }
.accounts { display: grid; gap: 2px; margin: 0 -12px; }
.account {
  width: 100%; display: flex; gap: 12px; align-items: center; padding: 8px 12px; border: 0; border-radius: 10px;
  background: none; color: inherit; font: inherit; text-align: start; cursor: pointer;
  transition: background-color 140ms var(--out);
}
.account:hover { background: var(--hover); }
.account .who { min-width: 0; }
.account .name { font-weight: 550; }
.account .name, .account .email { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.account:focus-visible { outline-offset: -2px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.failures summary { cursor: pointer; border-radius: 6px; width: fit-content; }
.failures ul { display: grid; gap: 2px; margin-top: 8px; }
.failures .button { width: 100%; justify-content: space-between; height: auto; text-align: start; flex-wrap: wrap; }
.card .empty { padding: 28px 16px; }
@media (max-width: 560px) { .pair { grid-template-columns: 1fr; } }
`;
