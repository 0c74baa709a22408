/**
 * Draws sections of product pages in every theme, one sheet per section, content, direction and mode, into
 * build/page-sheet, and prints what it finds wrong: overflow, clipped text, contrast, overlaps, things without size.
 * On a sheet: a column per theme, a row per width.
 *
 *     npx node scripts/page-sheet.mjs [--section=hero,faq] [--variants] [--theme=plain] [--length=short,usual,long,missing]
 *       [--language=en,ar] [--mode=light,dark] [--width=390,820,1280] [--column=300] [--find] [--out=folder]
 *
 * With --find nothing is drawn. With --variants each variant of a section has a sheet of its own.
 */
import { mkdir, readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { launchChromium } from "../tests/browser/chromium.ts";
import { findFaults } from "./page-sheet/find-faults.mjs";
import { islandScripts } from "./vite/island-scripts.ts";
import { makerScripts } from "./vite/maker-scripts.ts";

const { values } = parseArgs({
  options: {
    section: { type: "string" },
    variants: { type: "boolean", default: false },
    theme: { type: "string" },
    length: { type: "string" },
    language: { type: "string", default: "en,ar" },
    mode: { type: "string", default: "light,dark" },
    width: { type: "string", default: "390,820,1280" },
    column: { type: "string", default: "300" },
    find: { type: "boolean", default: false },
    out: { type: "string" },
  },
});

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = values.out
  ? pathToFileURL(`${values.out}/`)
  : new URL("../build/page-sheet/", import.meta.url);
const widths = values.width.split(",").map(Number);
const column = Number(values.column);
const origin = "http://page-sheet.test";
const types = { ".avif": "image/avif", ".woff2": "font/woff2", ".svg": "image/svg+xml" };

const config = makerScripts();
const vite = await createServer({ ...config, plugins: [...config.plugins, islandScripts()] });
const browser = await launchChromium();
let count = 0;
const found = new Map();
try {
  await mkdir(folder, { recursive: true });
  const { sheetChoices, sheetPage } = await vite.ssrLoadModule("/scripts/page-sheet/documents.ts");
  const choices = sheetChoices();
  const chosen = (given, all) => given?.split(",") ?? all;
  const sections = choices.types.filter(
    ({ type }) => !values.section || values.section.split(",").includes(type),
  );
  const themes = chosen(values.theme, choices.themes);
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
  });
  const documents = new Map();
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const html = documents.get(pathname);
    if (html !== undefined) return route.fulfill({ body: html, contentType: "text/html; charset=utf-8" });
    const body = await readFile(`${root}public${pathname}`).catch(() => null);
    if (!body) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ body, contentType: types[extname(pathname)] ?? "text/plain" });
  });
  const page = await context.newPage();
  for (const { type, variants } of sections) {
    for (const variant of values.variants ? variants : [null]) {
      for (const length of chosen(values.length, choices.lengths)) {
        for (const language of values.language.split(",")) {
          for (const mode of values.mode.split(",")) {
            const name = [type, variant, length, language, mode].filter(Boolean).join("-");
            const pages = themes.map((themeId) => ({ type, variant, length, language, mode, themeId }));
            await drawSheet(page, documents, name, pages, sheetPage);
          }
        }
      }
    }
  }
} finally {
  await browser.close();
  await vite.close();
}
const lines = [...found].sort(([, left], [, right]) => right.length - left.length);
for (const [fault, places] of lines) {
  console.log(`${places.length} × ${fault}\n      ${places.slice(0, 3).join(", ")}`);
}
console.log(`${count} drawn, ${lines.length} kinds of fault`);

async function drawSheet(page, documents, name, pages, sheetPage) {
  documents.clear();
  const frames = pages.flatMap((each, index) => {
    documents.set(`/page-${index}`, sheetPage(each));
    return widths.map((width) => ({ index, width, theme: each.themeId }));
  });
  documents.set("/sheet", sheetOf(frames, pages.length));
  await page.goto(`${origin}/sheet`, { waitUntil: "load" });
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) continue;
    const place = /#(.+)$/.exec(frame.url())?.[1];
    await frame.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
      const element = window.frameElement;
      element.style.height = `${Math.max(60, Math.ceil(document.body.getBoundingClientRect().height))}px`;
      element.parentElement.style.height = `${element.getBoundingClientRect().height}px`;
    });
    for (const fault of await frame.evaluate(findFaults)) {
      const known = found.get(`${name.split("-")[0]}: ${fault}`) ?? [];
      known.push(`${name} ${place}`);
      found.set(`${name.split("-")[0]}: ${fault}`, known);
    }
    count++;
  }
  if (values.find) return;
  // What lies outside of the window is not always painted.
  const sheet = await page.$("main");
  const { width, height } = await sheet.boundingBox();
  await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
  await sheet.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
  console.log(`${name}.png`);
}

/** A column per theme, a row per width; each page is laid out at its width and shown smaller. */
function sheetOf(frames, columns) {
  const cells = widths.flatMap((width) =>
    frames
      .filter((frame) => frame.width === width)
      .map(({ index, theme }) => {
        const scale = Math.min(1, column / width);
        return `<div><iframe src="/page-${index}#${theme}-${width}" style="width:${width}px;height:600px;border:0;transform:scale(${scale});transform-origin:0 0"></iframe></div>`;
      }),
  );
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0}main{display:grid;grid-template-columns:repeat(${columns},${column}px);gap:8px;padding:8px;width:max-content;background:#888;align-items:start}div{overflow:hidden}iframe{display:block}</style><main>${cells.join("")}</main>`;
}
