/** Long enough that a pointer on its way somewhere else passes without one. */
const openDelayMs = 450;
/** Long enough to move onto the tooltip, which may be read and selected. */
const closeDelayMs = 100;
/** After one was open, its neighbours open at once. */
const neighbourMs = 500;

/**
 * Follows pointer and keyboard through the page and tells which element's tooltip is to be open (`data-tooltip`), null for
 * none. A press closes it until the pointer has left, Escape closes it. Returns what ends this.
 */
export function followTooltips(show: (element: HTMLElement | null) => void): () => void {
  let open: HTMLElement | null = null;
  let wanted: HTMLElement | null = null;
  let dismissed: HTMLElement | null = null;
  let closedAtMs = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (element: HTMLElement | null) => {
    if (open && !element) closedAtMs = performance.now();
    open = element;
    show(element);
    if (element) changes.observe(document.body, { childList: true, subtree: true });
    else changes.disconnect();
  };
  const want = (element: HTMLElement | null, delayMs: number) => {
    if (element === wanted) return;
    wanted = element;
    clearTimeout(timer);
    timer = setTimeout(() => (element?.isConnected === false ? tell(null) : tell(element)), delayMs);
  };
  const changes = new MutationObserver(() => open?.isConnected === false && want(null, 0));
  const dismiss = () => {
    dismissed = wanted;
    want(null, 0);
  };

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === "touch" || !(target instanceof Element)) return;
    if (target.closest("[data-tooltip-popup]")) return want(open, 0);
    const element = target.closest<HTMLElement>("[data-tooltip]");
    if (element && element === dismissed) return;
    dismissed = null;
    if (element) {
      const isNeighbour = open !== null || performance.now() - closedAtMs < neighbourMs;
      want(element, isNeighbour ? 0 : openDelayMs);
    } else if (!wanted?.matches(":focus-visible")) want(null, closeDelayMs);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.matches("[data-tooltip]:focus-visible")) want(target, 0);
  };
  const onFocusOut = ({ target }: FocusEvent) => {
    if (target === wanted) want(null, 0);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape" || key === "Enter" || key === " ") dismiss();
  };
  const onPointerLeave = () => want(null, closeDelayMs);

  document.addEventListener("pointerover", onPointerOver);
  document.addEventListener("pointerdown", dismiss);
  document.addEventListener("focusin", onFocusIn);
  document.addEventListener("focusout", onFocusOut);
  document.addEventListener("keydown", onKeyDown);
  document.documentElement.addEventListener("pointerleave", onPointerLeave);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener("pointerover", onPointerOver);
    document.removeEventListener("pointerdown", dismiss);
    document.removeEventListener("focusin", onFocusIn);
    document.removeEventListener("focusout", onFocusOut);
    document.removeEventListener("keydown", onKeyDown);
    document.documentElement.removeEventListener("pointerleave", onPointerLeave);
  };
}
