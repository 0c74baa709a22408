/** What stands in the page until the player is loaded: the poster, moving while it is pointed at, and a sign to press. */
export function stillPicture(
  origin: string,
  videoId: string,
  title: string,
  onPress: () => void,
): HTMLButtonElement {
  const id = encodeURIComponent(videoId);
  const button = document.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", `Play ${title}`);
  // The picture fills the place whatever its own shape is, and the ring of the focus lies inside: what is outside is cut off.
  button.style.cssText =
    "position:absolute;inset:0;width:100%;height:100%;padding:0;border:0;outline-offset:-4px;background:#17161a;cursor:pointer;display:grid;grid-template:100%/100%;place-items:center";
  const poster = picture(`${origin}/media/posters/${id}`);
  button.appendChild(poster);
  button.appendChild(playSign());
  button.addEventListener("click", onPress);

  let moving: HTMLImageElement | null = null;
  const move = () => {
    if (moving || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    moving = picture(`${origin}/media/previews/${id}`);
    poster.insertAdjacentElement("afterend", moving);
  };
  const rest = () => {
    moving?.remove();
    moving = null;
  };
  button.addEventListener("pointerenter", move);
  button.addEventListener("focus", move);
  button.addEventListener("pointerleave", rest);
  button.addEventListener("blur", rest);
  return button;
}

function picture(src: string): HTMLImageElement {
  const image = document.createElement("img");
  image.alt = "";
  image.loading = "lazy";
  image.decoding = "async";
  image.style.cssText = "grid-area:1/1;width:100%;height:100%;object-fit:cover;pointer-events:none";
  // A video without one shows the colour behind it.
  image.addEventListener("error", () => image.remove());
  image.src = src;
  return image;
}

function playSign(): HTMLElement {
  const sign = document.createElement("span");
  sign.style.cssText =
    "grid-area:1/1;width:64px;height:64px;border-radius:50%;background:rgb(0 0 0/.6);display:grid;place-items:center;pointer-events:none;z-index:1";
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("width", "28");
  svg.setAttribute("fill", "#fff");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", "M7 3.5v17l14-8.5z");
  svg.appendChild(path);
  sign.appendChild(svg);
  return sign;
}
