/** Elements that draw what they name. */
const drawn = ["image", "feImage", "use", "pattern", "linearGradient", "radialGradient", "textPath", "mpath"];
const isOwn = (address: string) => /^\s*(#|data:)/i.test(address);

/**
 * An SVG without what it names outside of itself: drawn as an image it is not loaded, and a browser would draw a broken
 * image in its place. Null where it cannot be read.
 */
export function ownSvg(bytes: Uint8Array): string | null {
  const svg = new DOMParser().parseFromString(decoded(bytes), "image/svg+xml");
  if (svg.querySelector("parsererror")) return null;
  for (const element of svg.querySelectorAll(drawn.join())) {
    if (addressesOf(element).every(isOwn)) continue;
    // A gradient or a pattern has parts of its own, too.
    if (element.childElementCount === 0) element.remove();
    else for (const name of ["href", "xlink:href"]) element.removeAttribute(name);
  }
  for (const element of svg.querySelectorAll("*")) {
    for (const attribute of element.attributes) {
      if (/url\(/i.test(attribute.value)) attribute.value = withoutOutside(attribute.value);
    }
    if (element.localName === "style") element.textContent = withoutOutside(element.textContent ?? "");
  }
  // Without its declaration: it may name an encoding, or a style sheet.
  return new XMLSerializer().serializeToString(svg.documentElement);
}

/** In the encoding that its first bytes or its declaration tell of. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const opening = new TextDecoder("latin1").decode(bytes.subarray(0, 200));
  const [, label = "utf-8"] = /<\?xml[^>]*\sencoding=["']([^"']+)["']/.exec(opening) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function addressesOf(element: Element): string[] {
  return ["href", "xlink:href"].flatMap((name) => element.getAttribute(name) ?? []);
}

function withoutOutside(css: string): string {
  return css
    .replace(/@import[^;]*;?/gi, "")
    .replace(/url\(\s*(["']?)(.*?)\1\s*\)/gi, (whole, _quote, address) => (isOwn(address) ? whole : "none"));
}
