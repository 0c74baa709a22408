import { islandScripts } from "virtual:island-scripts";
import { renderToStaticMarkup } from "react-dom/server";
import { pageStyle } from "~/sections/page-css";
import type { PageHead } from "~/sections/page-head";
import { sectionTypes } from "~/sections/section-types";
import type { ShownPage } from "~/sections/shown-page";
import { structuredData } from "~/sections/structured-data";
import { pageColors } from "~/sections/themes/page-colors";
import { themeOf } from "~/sections/themes/themes";
import { PageBody } from "~/sections/view/page-body";

export interface RenderedPage {
  /** A whole document that needs nothing but its images and fonts. */
  html: string;
  /** `sha256-…` of each script in it, for `script-src` of its Content-Security-Policy. */
  scriptHashes: string[];
}

/** A page as it is published: HTML with its own CSS, and small scripts only where a section asks for them. Pure. */
export function renderPage(shown: ShownPage, head: PageHead): RenderedPage {
  const page = { ...shown, isEditing: false, formHref: head.formHref, goHref: head.goHref };
  const body = renderToStaticMarkup(<PageBody page={page} />);
  const style = pageStyle(page, body);
  const scripts = scriptsOf(page);
  const html = [
    "<!doctype html>",
    `<html lang="${escapeAttribute(page.language)}" dir="${page.direction}">`,
    "<head>",
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    renderToStaticMarkup(<Head page={page} head={head} fontHref={style.fontHref} />),
    `<style>${rawStyle(style.css)}</style>`,
    jsonLd(page, head),
    "</head><body>",
    body,
    ...scripts.map(({ code }) => `<script type="module">${code}</script>`),
    "</body></html>",
  ].join("");
  return { html, scriptHashes: scripts.map(({ hash }) => hash) };
}

function Head({ page, head, fontHref }: { page: ShownPage; head: PageHead; fontHref: string | null }) {
  const { url, title, description, imageUrl } = head;
  const { light, dark } = pageColors(themeOf(page.theme.id), page.theme.style);
  const { mode } = page.theme;
  const first = mode === "dark" ? dark : light;
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={url} />
      {head.isUnlisted && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={first.background} />
      {mode === "auto" && (
        <meta name="theme-color" content={dark.background} media="(prefers-color-scheme:dark)" />
      )}
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={page.language.replace("-", "_")} />
      {fontHref && <link rel="preload" as="font" type="font/woff2" href={fontHref} crossOrigin="" />}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      <meta name="twitter:card" content={imageUrl ? "summary_large_image" : "summary"} />
    </>
  );
}

/** The scripts that sections of the page ask for, each once. */
function scriptsOf({ sections }: ShownPage) {
  const names = new Set<string>(sections.flatMap(({ type }) => sectionTypes.get(type)?.islands ?? []));
  return [...names].flatMap((name) => islandScripts[name] ?? []);
}

/** Data, which no browser runs; nothing in it can end its element. */
function jsonLd(page: ShownPage, head: PageHead): string {
  const nodes = structuredData(page, head);
  if (nodes.length === 0) return "";
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes });
  return `<script type="application/ld+json">${json.replace(/[<>&\u2028\u2029]/g, escapeUnicode)}</script>`;
}

function escapeUnicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** CSS in a `<style>`: "</" would be the only way out of it. */
function rawStyle(css: string): string {
  return css.replaceAll("</", "<\\/");
}

function escapeAttribute(value: string): string {
  return value
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
