/** Plays a video where its poster stands. Without it, or opened in a tab of its own, the poster leads to its page. */
export function start(root: ParentNode): void {
  for (const poster of root.querySelectorAll<HTMLAnchorElement>("a[data-player]")) {
    poster.addEventListener("click", (event) => {
      const { player, title = "" } = poster.dataset;
      if (!player || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const frame = document.createElement("iframe");
      frame.src = `${player}${player.includes("?") ? "&" : "?"}autoplay=1`;
      frame.title = title;
      frame.allow = "autoplay; fullscreen; picture-in-picture";
      poster.replaceWith(frame);
      frame.focus();
    });
  }
}
