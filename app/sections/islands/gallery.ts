/** Opens the images of a gallery large on the page, and lets its small ones turn the strip. Without it both are links. */
export function start(root: ParentNode): void {
  for (const gallery of root.querySelectorAll<HTMLElement>("[data-gallery]")) {
    openLarge(gallery);
    followThumbs(gallery);
  }
}

function openLarge(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>(".zoom")];
  let open: ((index: number) => void) | undefined;
  links.forEach((link, index) => {
    link.addEventListener("click", (event) => {
      if (isForAnotherTab(event)) return;
      event.preventDefault();
      open ??= lightbox(gallery, links);
      open(index);
    });
  });
}

function isForAnotherTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function lightbox(gallery: HTMLElement, links: readonly HTMLAnchorElement[]): (index: number) => void {
  const dialog = document.createElement("dialog");
  const image = document.createElement("img");
  const caption = document.createElement("p");
  let shown = 0;
  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    dialog.classList.remove("is-near");
    image.src = link?.href ?? "";
    image.alt = link?.querySelector("img")?.alt ?? "";
    const words = link?.parentElement?.querySelector("figcaption")?.textContent || image.alt;
    const place = links.length > 1 && `${shown + 1} / ${links.length}`;
    caption.textContent = [place, words].filter(Boolean).join("  ·  ");
  };
  const { close, next, previous } = gallery.dataset;
  const turns = [
    button(previous, "m15 18-6-6 6-6", () => show(shown - 1)),
    button(next, "m9 18 6-6-6-6", () => show(shown + 1)),
  ];
  for (const turn of turns) turn.className = "turn";
  const bar = box("bar", [caption, ...(links.length > 1 ? turns : [])]);
  bar.appendChild(button(close, "M18 6 6 18M6 6l12 12", () => dialog.close()));
  for (const part of [box("view", [image]), bar]) dialog.appendChild(part);
  gallery.appendChild(dialog);
  image.addEventListener("click", () => dialog.classList.toggle("is-near"));
  dialog.addEventListener("keydown", ({ key }) => {
    const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    if (step) show(shown + (getComputedStyle(gallery).direction === "rtl" ? -step : step));
  });
  dialog.addEventListener("close", () => links[shown]?.focus());
  return (index) => {
    show(index);
    dialog.showModal();
  };
}

function box(className: string, children: readonly Node[]): HTMLElement {
  const made = document.createElement("div");
  made.className = className;
  for (const child of children) made.appendChild(child);
  return made;
}

function button(label = "", outline: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.ariaLabel = label;
  // The outline is ours; the label, which is not, never becomes markup.
  made.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${outline}"/></svg>`;
  made.addEventListener("click", press);
  return made;
}

function followThumbs(gallery: HTMLElement): void {
  const strip = gallery.querySelector<HTMLElement>(".strip");
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>(".thumbs a")];
  if (!strip || thumbs.length === 0) return;
  const items = [...strip.children] as HTMLElement[];
  thumbs.forEach((thumb, index) => {
    thumb.addEventListener("click", (event) => {
      if (isForAnotherTab(event)) return;
      event.preventDefault();
      strip.scrollTo({ left: (items[index]?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0) });
    });
  });
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const thumb = thumbs[items.indexOf(target as HTMLElement)];
        if (isIntersecting) thumb?.setAttribute("aria-current", "true");
        else thumb?.removeAttribute("aria-current");
      }
    },
    { root: strip, threshold: 0.6 },
  );
  for (const item of items) seen.observe(item);
}
