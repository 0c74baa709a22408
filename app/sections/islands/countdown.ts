import { offerEnd } from "~/sections/offer-end";

const units = [
  ["days", 86_400_000, Number.POSITIVE_INFINITY],
  ["hours", 3_600_000, 24],
  ["minutes", 60_000, 60],
  ["seconds", 1000, 60],
] as const;

/** Counts down to the end of each offer, and shows that it is over from then on. It never begins again. */
export function start(root: ParentNode): void {
  for (const offer of root.querySelectorAll<HTMLElement>("[data-countdown]")) {
    const end = offerEnd(offer.dataset.countdown ?? "");
    if (Number.isNaN(end) || !show(offer, end - Date.now())) continue;
    const timer = setInterval(() => {
      if (!show(offer, end - Date.now())) clearInterval(timer);
    }, 1000);
  }
}

/** Whether it goes on. */
function show(offer: HTMLElement, leftMs: number): boolean {
  if (leftMs <= 0) {
    delete offer.dataset.counting;
    offer.dataset.over = "";
    return false;
  }
  for (const [unit, ms, most] of units) {
    const place = offer.querySelector(`[data-unit="${unit}"]`);
    const left = Math.floor(leftMs / ms) % most;
    if (place) place.textContent = String(left).padStart(2, "0");
  }
  offer.dataset.counting = "";
  return true;
}
