/** How often the open page looks for new messages. */
const REFRESH_MS = 1500;

/**
 * The mailbox in the browser. The list is swapped only when it changed, so that focus and selection stay; times are
 * shown in the reader's own zone. The filter is kept in the address, so that a reload keeps it too.
 */
export const MAILBOX_SCRIPT = `
const list = document.getElementById("messages");
const to = document.getElementById("to");
const clear = document.getElementById("clear");
const showLocalTimes = () => {
  for (const time of list.querySelectorAll("time")) {
    time.textContent = new Date(time.dateTime).toLocaleString([], { dateStyle: "medium", timeStyle: "medium" });
  }
};
let shown = list.innerHTML;
showLocalTimes();
async function refresh() {
  const page = await fetchPage();
  if (!page) return;
  clear.disabled = page.getElementById("clear").disabled;
  const fresh = page.getElementById("messages").innerHTML;
  if (fresh === shown) return;
  shown = fresh;
  list.innerHTML = fresh;
  showLocalTimes();
}
setInterval(() => document.hidden || refresh(), ${REFRESH_MS});
to.addEventListener("input", () => {
  const address = new URL(location.href);
  if (to.value.trim()) address.searchParams.set("to", to.value.trim());
  else address.searchParams.delete("to");
  history.replaceState(null, "", address);
  refresh();
});
onSecondPress(clear, "Really clear it?", async () => {
  try {
    await post("/emulator/mailbox/clear");
    toast("Mailbox cleared");
  } catch (error) {
    toast(error.message);
  }
  refresh();
});
`;
