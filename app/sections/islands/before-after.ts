/** Lays the image after over the one before, with a slider between them. Without it they stand side by side. */
export function start(root: ParentNode): void {
  for (const pair of root.querySelectorAll<HTMLElement>("[data-before-after]")) {
    const slider = document.createElement("input");
    slider.type = "range";
    slider.ariaLabel = pair.dataset.label ?? "";
    // Where the middle of its knob stands.
    const place = () => `calc(1.5rem + (100% - 3rem) * ${Number(slider.value) / 100})`;
    slider.addEventListener("input", () => pair.style.setProperty("--at", place()));
    pair.appendChild(slider);
    pair.classList.add("is-over");
  }
}
