/** What stands on a page, apart from its words. */
export interface ReadPage {
  /** Elements and the names of their attributes, section by section. */
  sections: string[];
  head: string;
  /** Attributes that lead somewhere they must not. */
  strangeAddresses: string[];
  hasRun: boolean;
  canParseData: boolean;
}

/** Runs in the page. */
export function readPage(): ReadPage {
  const strangeAddresses: string[] = [];
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (name === "style" && /url\(|expression|@import/i.test(value))
        strangeAddresses.push(`style ${value}`);
      if (!/^(href|src|action|formaction|poster|data|background|xlink:href|cite|ping)$/.test(name)) continue;
      const { protocol, origin } = new URL(value, document.baseURI);
      const isOurs = origin === location.origin;
      const isLink = name === "href" && /^(https?|mailto|tel):$/.test(protocol);
      if (!isOurs && !isLink) strangeAddresses.push(`${name} ${value}`);
    }
  }
  const skeleton = (element: Element): string => {
    const names = [...element.attributes].map(({ name }) => name).sort();
    return `${element.tagName}[${names}](${[...element.children].map(skeleton).join("")})`;
  };
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return {
    sections: [...document.querySelectorAll("main > *")].map(skeleton),
    head: skeleton(document.head),
    strangeAddresses,
    hasRun: "hostileRan" in globalThis,
    canParseData: data.every((element) => typeof JSON.parse(element.textContent ?? "") === "object"),
  };
}

/** Runs in a page: the skeletons of documents that are only parsed, not shown. */
export function readDocuments(documents: string[]): string[] {
  const skeleton = (element: Element): string => {
    const names = [...element.attributes].map(({ name }) => name).sort();
    return `${element.tagName}[${names}](${[...element.children].map(skeleton).join("")})`;
  };
  return documents.map((html) => {
    const parsed = new DOMParser().parseFromString(html, "text/html");
    for (const data of parsed.querySelectorAll('script[type="application/ld+json"]'))
      JSON.parse(data.textContent ?? "");
    return skeleton(parsed.documentElement);
  });
}
