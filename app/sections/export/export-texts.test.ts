import { parse } from "@wordpress/block-serialization-default-parser";
import { lexer, type Token } from "marked";
import { describe, expect, test } from "vitest";
import {
  calmSection,
  hostileSections,
  pageOfStrings,
  type StringSection,
} from "../../../tests/browser/hostile-pages/page-of-strings";
import { exampleFacts, exampleImages, exampleVideos } from "../examples/example-context";
import { exampleSection } from "../examples/index";
import { newPage } from "../new-page";
import { resolvePage } from "../resolve-page";
import { sectionTypes } from "../section-types";
import { contentNodes } from "./content-nodes";
import { toMarkdown } from "./to-markdown";
import { toWordPress } from "./to-wordpress";

const types = [...sectionTypes.keys()];
const srcOf = ({ image }: { image: { src: string } }) => image.src;

function examplePage() {
  const page = {
    ...newPage({ language: "en" }),
    action: { href: "https://shop.example/", label: "Order" },
    order: types,
    sections: Object.fromEntries(types.map((type) => [type, exampleSection(type, "usual")])),
  };
  return resolvePage(page, {
    facts: exampleFacts,
    images: exampleImages,
    videos: exampleVideos,
    isEditing: false,
    formHref: null,
  });
}

/** A part of the strings for each type, so that all of them are tried many times over. */
function hostilePart(type: string): StringSection[] {
  const turn = types.indexOf(type);
  return hostileSections().filter((_, index) => index % 6 === turn % 6);
}

function calmPart(type: string): StringSection[] {
  const calm = hostilePart(type).map((section) => calmSection(section, type));
  return [...new Map(calm.map((section) => [section.id, section])).values()];
}

const nodesOf = (type: string, sections: StringSection[]) =>
  contentNodes(pageOfStrings(type, sections).shown);

/** The words of an image are shown as they are, so what is within one counts for nothing. */
function tokensOf(markdown: string): Token[] {
  const tokens: Token[] = [];
  const visit = (token: Token) => {
    tokens.push(token);
    if (token.type !== "image") walkChildren(token);
  };
  const walkChildren = (token: Token) => {
    const parts = token as { tokens?: Token[]; items?: Token[]; header?: Cell[]; rows?: Cell[][] };
    const cells = [...(parts.header ?? []), ...(parts.rows ?? []).flat()].flatMap((cell) => cell.tokens);
    for (const child of [...(parts.tokens ?? []), ...(parts.items ?? []), ...cells]) visit(child);
  };
  lexer(markdown).forEach(visit);
  return tokens;
}

interface Cell {
  tokens: Token[];
}

describe("a page as Markdown", () => {
  test("keeps headings, lists, tables, images and links", () => {
    const tokens = tokensOf(toMarkdown(contentNodes(examplePage()), srcOf));
    const kinds = new Set(tokens.map(({ type }) => type));
    for (const kind of ["heading", "paragraph", "list", "table", "image", "link", "blockquote"]) {
      expect(kinds, kind).toContain(kind);
    }
    const depths = tokens.flatMap((token) => (token.type === "heading" ? [token.depth] : []));
    expect(depths.filter((depth) => depth === 1)).toHaveLength(1);
    expect(depths[0]).toBe(1);
  });

  test.each(types)("nothing typed into %s becomes markup", (type) => {
    const nodes = nodesOf(type, hostilePart(type));
    const plain = nodesOf(type, calmPart(type));
    const kindsOf = (markdown: string) =>
      tokensOf(markdown)
        .map((token) => token.type)
        .filter((kind) => !["text", "escape", "space", "paragraph", "br"].includes(kind));
    const kinds = kindsOf(toMarkdown(nodes, srcOf));
    expect(kinds).not.toContain("html");
    expect(kinds).not.toContain("code");
    expect(new Set(kinds)).toEqual(new Set(kindsOf(toMarkdown(plain, srcOf))));
  });
});

describe("a page as blocks of WordPress", () => {
  const blocksOf = (text: string) => {
    const all: { name: string | null; html: string }[] = [];
    const visit = (blocks: ReturnType<typeof parse>) => {
      for (const { blockName, innerHTML, innerBlocks } of blocks) {
        if (blockName !== null || innerHTML.trim() !== "") all.push({ name: blockName, html: innerHTML });
        visit(innerBlocks);
      }
    };
    visit(parse(text));
    return all;
  };

  test("is made of core blocks alone", () => {
    const names = new Set(blocksOf(toWordPress(contentNodes(examplePage()), srcOf)).map(({ name }) => name));
    expect(names).not.toContain(null);
    for (const name of [
      "heading",
      "paragraph",
      "list",
      "list-item",
      "table",
      "image",
      "buttons",
      "details",
    ]) {
      expect(names, name).toContain(`core/${name}`);
    }
  });

  test.each(types)("nothing typed into %s becomes a block, an element or a shortcode", (type) => {
    const text = toWordPress(nodesOf(type, hostilePart(type)), srcOf);
    const blocks = blocksOf(text);
    expect(blocks.filter(({ name }) => !name?.startsWith("core/"))).toEqual([]);
    const allowed =
      /<\/?(?:p|h[123]|ul|li|strong|a|figure|img|table|thead|tbody|tr|th|td|blockquote|cite|details|summary|div|hr)(?:[\s/]|$)/;
    const tags = text.replaceAll(/<!-- \/?wp:[a-z-]+(?: \{[^{}]*\})? -->/g, "").match(/<[^>]*/g) ?? [];
    expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\son\w+=|javascript:/i.test(tag.replaceAll(/"[^"]*"/g, '""')))).toEqual([]);
    expect(text.replaceAll(/<!--.*?-->/gs, "")).not.toMatch(/[[\]]/);
  });
});
