import type { ContentNode } from "~/sections/export/content-nodes";

type ImageNode = Extract<ContentNode, { kind: "image" }>;

/** A page as blocks of WordPress's editor (core blocks alone). `srcOf` gives the address of an image. */
export function toWordPress(
  sections: readonly (readonly ContentNode[])[],
  srcOf: (node: ImageNode) => string,
): string {
  const blocks = sections.flatMap((nodes, index) => [
    ...(index > 0 && nodes.length > 0 ? [separator] : []),
    ...nodes.map((node) => write(node, srcOf)),
  ]);
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

const separator = block("separator", null, '<hr class="wp-block-separator has-alpha-channel-opacity"/>');

function write(node: ContentNode, srcOf: (node: ImageNode) => string): string {
  switch (node.kind) {
    case "heading": {
      const level = node.level === 1 ? 1 : node.level;
      const tag = `h${level}`;
      return block(
        "heading",
        level === 2 ? null : { level },
        `<${tag} class="wp-block-heading">${line(node.text)}</${tag}>`,
      );
    }
    case "text":
      return paragraphs(node.text);
    case "list":
      return list(node.items.map(line));
    case "fields":
      return list(node.rows.map(({ label, text }) => `<strong>${line(label)}:</strong> ${line(text)}`));
    case "image":
      return block(
        "image",
        { sizeSlug: "large", linkDestination: "none" },
        `<figure class="wp-block-image size-large"><img src="${attribute(srcOf(node))}" alt="${attribute(node.alt)}"/></figure>`,
      );
    case "table":
      return table(node.rows);
    case "quote":
      return block(
        "quote",
        null,
        `<blockquote class="wp-block-quote">${paragraphs(node.text)}<cite>${line(node.by)}</cite></blockquote>`,
      );
    case "question":
      return block(
        "details",
        null,
        `<details class="wp-block-details"><summary>${line(node.question)}</summary>${paragraphs(node.answer)}</details>`,
      );
    case "video":
      return paragraph(`<a href="${attribute(node.href)}">${line(node.title)}</a>`);
    case "link":
      return node.isAction
        ? button(node.href, node.text)
        : paragraph(`<a href="${attribute(node.href)}">${line(node.text)}</a>`);
  }
}

function button(href: string, text: string): string {
  const own = block(
    "button",
    null,
    `<div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${attribute(href)}">${line(text)}</a></div>`,
  );
  return block("buttons", null, `<div class="wp-block-buttons">${own}</div>`);
}

function list(items: readonly string[]): string {
  const own = items.map((item) => block("list-item", null, `<li>${item}</li>`)).join("\n\n");
  return block("list", null, `<ul class="wp-block-list">${own}</ul>`);
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const width = Math.max(head.length, ...rows.map((cells) => cells.length));
  const row = (cells: readonly string[], tag: "th" | "td") =>
    `<tr>${Array.from({ length: width }, (_, index) => `<${tag}>${line(cells[index] ?? "")}</${tag}>`).join("")}</tr>`;
  const body = rows.map((cells) => row(cells, "td")).join("");
  return block(
    "table",
    null,
    `<figure class="wp-block-table"><table class="has-fixed-layout"><thead>${row(head, "th")}</thead><tbody>${body}</tbody></table></figure>`,
  );
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/u)
    .map(line)
    .filter((one) => one !== "")
    .map(paragraph)
    .join("\n\n");
}

function paragraph(html: string): string {
  return block("paragraph", null, `<p>${html}</p>`);
}

/** A block as WordPress stores it: a comment that names it, its HTML, and a comment that ends it. */
function block(name: string, attributes: object | null, html: string): string {
  const json = attributes ? ` ${JSON.stringify(attributes)}` : "";
  return `<!-- wp:${name}${json} -->\n${html}\n<!-- /wp:${name} -->`;
}

/** Words as HTML. A bracket would begin one of WordPress's shortcodes. */
function line(text: string): string {
  return attribute(text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/gu, " ").trim());
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "[": "&#91;",
  "]": "&#93;",
};

function attribute(text: string): string {
  return text.replace(/[&<>"[\]]/gu, (character) => entities[character] ?? character);
}
