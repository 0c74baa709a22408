/** Hides the buy bar while another button that leads to the same place is in view. */
export function start(root: ParentNode): void {
  const bars = [...root.querySelectorAll<HTMLElement>("[data-sticky-bar]")];
  const all = [...root.querySelectorAll("[data-action]")];
  const opening = all.filter((button) => button.closest(".s-hero"));
  const others = all.filter((button) => !bars.some((bar) => bar.contains(button)));
  const watched = opening.length > 0 ? opening : others.slice(0, 1);
  if (bars.length === 0 || watched.length === 0) return;
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    for (const bar of bars) {
      bar.toggleAttribute("data-away", seen.size > 0);
      bar.inert = seen.size > 0;
    }
  });
  for (const button of watched) observer.observe(button);
}
