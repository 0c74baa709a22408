const bullet = /^[-*•–—·✓✔]\s+/u;
/** "Height: 42 cm", not "Note: it is …" with a whole sentence before the colon, and no address. */
const labelled = /^([^:：]{2,40})[:：]\s+(\S.*)$/u;
/** A line of a price and little else. */
const priced = /^(?=.*\d)(?=.*(?:\p{Sc}|\b[A-Z]{3}\b|kr\b|zł)).{1,60}$/u;

/**
 * Words that a person pasted as a page, so that the reader of pages reads them: the first line is its heading, points are a list,
 * "Height: 42 cm" is a row of a table. Null where there are none.
 */
export function pageOfText(text: string): string | null {
  const [title, ...lines] = text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter(Boolean);
  if (!title) return null;
  const body = lines.map((line) => {
    if (bullet.test(line)) return `<ul><li>${escaped(line.replace(bullet, ""))}</li></ul>`;
    const [, label, value] = labelled.exec(line) ?? [];
    if (label && value) return `<table><tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr></table>`;
    return priced.test(line) ? `<p class="price">${escaped(line)}</p>` : `<p>${escaped(line)}</p>`;
  });
  const joined = body.join("\n").replaceAll("</ul>\n<ul>", "").replaceAll("</table>\n<table>", "");
  const heading = escaped(title);
  const head = `<title>${heading}</title><meta property="og:type" content="product">`;
  return `<!doctype html>${head}<main><h1>${heading}</h1>\n${joined}</main>`;
}

function escaped(words: string): string {
  return words
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
