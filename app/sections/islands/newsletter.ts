/** Sends the form without leaving the page, and says under it what came of it. */
export function start(root: ParentNode): void {
  for (const form of root.querySelectorAll<HTMLFormElement>("form[data-newsletter]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void send(form);
    });
  }
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button");
  const said = form.querySelector<HTMLElement>("[data-said]");
  if (button?.disabled) return;
  if (button) button.disabled = true;
  const { signedUp = "", failed = "" } = form.dataset;
  const isSent = await isTaken(form);
  if (said) said.textContent = isSent ? signedUp : failed;
  form.toggleAttribute("data-sent", isSent);
  if (isSent) form.reset();
  if (button) button.disabled = false;
}

async function isTaken(form: HTMLFormElement): Promise<boolean> {
  try {
    const { ok } = await fetch(form.action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    });
    return ok;
  } catch {
    return false;
  }
}
