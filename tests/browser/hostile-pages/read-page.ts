/** What was found on a page, apart from its words. */
export interface ReadPage {
  /** Numbers of sections whose elements, or names of attributes, are not those of the section they should be like. */
  changed: number[];
  sectionCount: number;
  /** The elements around the sections. */
  frame: string;
  /** Attributes that lead somewhere they must not. */
  strangeAddresses: string[];
  hasRun: boolean;
  canParseData: boolean;
}

/** Runs in the page. `models` holds for each section the number of the one it should be like. */
export function readPage(models: number[]): ReadPage {
  const strangeAddresses: string[] = [];
  const leading = ["href", "src", "action", "formaction", "poster", "data", "background", "cite", "ping"];
  const selector = [...leading, "xlink\\:href", "style"].map((name) => `[${name}]`).join();
  for (const element of document.querySelectorAll(selector)) {
    for (const { name, value } of element.attributes) {
      if (name === "style" && /url\(|expression|@import/i.test(value))
        strangeAddresses.push(`style ${value}`);
      if (name !== "xlink:href" && !leading.includes(name)) continue;
      const { protocol, origin } = new URL(value, document.baseURI);
      const isOurs = origin === location.origin;
      const isLink = name === "href" && /^(https?|mailto|tel):$/.test(protocol);
      if (!isOurs && !isLink) strangeAddresses.push(`${name} ${value}`);
    }
  }
  const skeleton = (element: Element): string => {
    const children = element.localName === "main" ? [] : [...element.children];
    return `${element.tagName}[${element.getAttributeNames().sort()}](${children.map(skeleton).join("")})`;
  };
  const sections = [...document.querySelectorAll("main > *")].map(skeleton);
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return {
    changed: models.flatMap((model, index) => (sections[index] === sections[model] ? [] : [index])),
    sectionCount: sections.length,
    frame: skeleton(document.documentElement),
    strangeAddresses,
    hasRun: "hostileRan" in globalThis,
    canParseData: data.every((element) => typeof JSON.parse(element.textContent ?? "") === "object"),
  };
}

/** Runs in a page: the skeletons of documents that are only parsed, not shown, without what their `main` holds. */
export function readFrames(documents: string[]): string[] {
  const skeleton = (element: Element): string => {
    const children = element.localName === "main" ? [] : [...element.children];
    return `${element.tagName}[${element.getAttributeNames().sort()}](${children.map(skeleton).join("")})`;
  };
  return documents.map((html) => {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    for (const data of parsed.querySelectorAll('script[type="application/ld+json"]'))
      JSON.parse(data.textContent ?? "");
    return skeleton(parsed.documentElement);
  });
}
