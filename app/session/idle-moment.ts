const longestMs = 2500;
const signsOfIntent = ["pointerdown", "pointermove", "keydown", "focusin"] as const;

/** Resolves when the browser has nothing else to do, or at once when the person begins to use the page. */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const sign of signsOfIntent) removeEventListener(sign, end);
      resolve();
    };
    for (const sign of signsOfIntent) addEventListener(sign, end, { passive: true });
    const whenIdle = () =>
      "requestIdleCallback" in window
        ? requestIdleCallback(end, { timeout: longestMs })
        : setTimeout(end, 500);
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle, { once: true });
  });
}
