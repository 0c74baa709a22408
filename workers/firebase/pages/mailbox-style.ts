export const MAILBOX_STYLE = `
.messages { display: grid; gap: 12px; }
.message {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 24px; align-items: center; padding: 18px 20px;
  background: var(--raised); border: 1px solid var(--line); border-radius: 16px; box-shadow: var(--shadow-raised);
}
.message .what { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; }
.message .to { overflow-wrap: anywhere; }
.message .to strong { font-weight: 550; }
.message time { margin-left: 8px; white-space: nowrap; font-size: 13px; }
.message .code { display: flex; gap: 8px; min-width: 0; font-size: 13px; }
.message .code code { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--muted); }
.message .acts { grid-column: 2; grid-row: 1 / span 3; display: flex; flex-wrap: wrap; gap: 8px; justify-content: end; max-width: 440px; }
.message:is(.used, .expired) { background: none; box-shadow: none; }
.message:is(.used, .expired) h2 { color: var(--muted); font-weight: 550; }
@media (max-width: 720px) {
  .message { grid-template-columns: minmax(0, 1fr); padding: 16px; }
  .message .acts { grid-column: 1; grid-row: auto; justify-content: start; margin-top: 8px; max-width: none; }
  .message time { display: block; margin-left: 0; }
  #to { max-width: none; flex-basis: 100%; }
}
`;
