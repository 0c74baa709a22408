/** Elements that draw what they name. */
const drawn = ["image", "feImage", "use", "pattern", "linearGradient", "radialGradient", "textPath", "mpath"];
const isOwn = (address: string) => /^\s*(#|data:)/i.test(address);

/**
 * An SVG without what it names outside of itself: drawn as an image it is not loaded, and a browser would draw a broken
 * image in its place. Null where it cannot be read.
 */
export async function ownSvg(file: Blob): Promise<string | null> {
  const svg = await ownSvgDocument(file);
  // Without its declaration: it may name an encoding, or a style sheet.
  return svg && new XMLSerializer().serializeToString(svg.documentElement);
}

/** The same as a document of its own, that belongs to no page. */
export async function ownSvgDocument(file: Blob): Promise<Document | null> {
  const svg = await parsed(file);
  if (!svg || svg.querySelector("parsererror")) return null;
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
  return svg;
}

/**
 * The file as a document of its own, in whatever encoding it names. Scripts in it never run. Not by a DOMParser: the page's
 * policy lets no string become a document.
 */
function parsed(file: Blob): Promise<Document | null> {
  const address = URL.createObjectURL(file);
  return new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.overrideMimeType("image/svg+xml");
    request.onload = () => resolve(request.responseXML);
    request.onerror = () => resolve(null);
    request.send();
  }).finally(() => URL.revokeObjectURL(address));
}

function addressesOf(element: Element): string[] {
  return ["href", "xlink:href"].flatMap((name) => element.getAttribute(name) ?? []);
}

function withoutOutside(css: string): string {
  return css
    .replace(/@import[^;]*;?/gi, "")
    .replace(/url\(\s*(["']?)(.*?)\1\s*\)/gi, (whole, _quote, address) => (isOwn(address) ? whole : "none"));
}
