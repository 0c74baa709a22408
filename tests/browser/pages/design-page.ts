import { measureLogo } from "~/brands/prepare-logo";
import type { ApiError } from "~/client/call-api";
import { adSizes } from "~/domain/image/ad-sizes";
import { themeOfTemplate } from "~/image-editor/ad/ad-theme";
import type { ArrangementId } from "~/image-editor/ad/arrangement-ids";
import { arrange } from "~/image-editor/ad/arrangements/arrange";
import { type ExportType, exportAd } from "~/image-editor/ad/export-ad";
import { mapPicture } from "~/image-editor/ad/picture-map";
import { smallCopy } from "~/image-editor/ad/small-copy";
import { emptyDraft } from "~/image-editor/edit-draft";
import { type Layer, plainPlace } from "~/image-editor/layers/layer";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { withSvgDrawn } from "~/uploads/draw-svg";

const words = {
  headline: "Skin that drinks the sun",
  line: "Cold-pressed body oil, 100 ml",
  action: "Shop now",
  price: "€ 29",
  detail: "only",
};
/** An ad of a drawn picture: a bottle on a plain ground below the middle, or leaves all over. */
export async function makeAd(
  id: ArrangementId,
  templateIndex: number,
  kind: "plain" | "wide" | "busy",
  sizeId: string | null,
  type: ExportType,
): Promise<{
  url: string;
  width: number;
  height: number;
  bytes: number;
  isTooLarge: boolean;
  layers: Layer[];
}> {
  const canvas = pictureOf(kind);
  const template = builtInTemplates[templateIndex % builtInTemplates.length];
  if (!template) throw new Error("There are templates");
  const theme = themeOfTemplate(template, 0);
  const image = { width: canvas.width, height: canvas.height };
  const pixels = smallCopy(image, (context, { width, height }) =>
    context.drawImage(canvas, 0, 0, width, height),
  );
  let count = 0;
  const layers = arrange({
    id,
    image,
    map: mapPicture(pixels),
    theme,
    words,
    newId: () => `layer ${count++}`,
  });
  const file = await canvas.convertToBlob();
  const size = adSizes.find((one) => one.id === sizeId) ?? null;
  const draft = { ...emptyDraft, layers, ad: { themeId: theme.id, arrangement: id, colours: theme.colours } };
  const made = await exportAd({ file, draft, isWhole: false, subject: null, layerFiles: {}, size, type });
  const bitmap = await createImageBitmap(made.file);
  const url = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(made.file);
  });
  return {
    url,
    width: bitmap.width,
    height: bitmap.height,
    bytes: made.file.size,
    isTooLarge: made.isTooLarge,
    layers,
  };
}

function pictureOf(kind: "plain" | "wide" | "busy"): OffscreenCanvas {
  const [width, height] = kind === "plain" ? [1080, 1350] : kind === "wide" ? [1600, 1000] : [1200, 1200];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  if (kind === "busy") {
    for (let i = 0; i < 900; i++) {
      context.fillStyle = `hsl(${((i * 47) % 140) + 60} 50% ${20 + ((i * 31) % 60)}%)`;
      context.beginPath();
      context.ellipse(
        (i * 379) % width,
        (i * 211) % height,
        30 + ((i * 7) % 70),
        14 + ((i * 3) % 30),
        i,
        0,
        7,
      );
      context.fill();
    }
  } else {
    const ground = context.createLinearGradient(0, 0, 0, height);
    ground.addColorStop(0, kind === "plain" ? "#e9d3c0" : "#1a2a5a");
    ground.addColorStop(1, kind === "plain" ? "#c79a7a" : "#0a0f24");
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  const x = kind === "wide" ? width * 0.66 : width * 0.34;
  const y = kind === "wide" ? height * 0.2 : height * 0.5;
  const body = context.createLinearGradient(x, 0, x + width * 0.24, 0);
  body.addColorStop(0, "#6d3b1c");
  body.addColorStop(0.3, "#d08a49");
  body.addColorStop(1, "#4f2610");
  context.fillStyle = body;
  context.beginPath();
  context.roundRect(
    x,
    y,
    width * (kind === "wide" ? 0.2 : 0.32),
    height * (kind === "wide" ? 0.66 : 0.36),
    30,
  );
  context.fill();
  context.fillStyle = "#f3e7d8";
  context.fillRect(
    x + width * 0.05,
    y + height * 0.12,
    width * (kind === "wide" ? 0.1 : 0.22),
    height * 0.14,
  );
  return canvas;
}

/** An ad of a plain picture, read back: the ground of its button, and how much of its headline's box is letters. */
export async function readAd(id: ArrangementId, templateIndex: number) {
  const { url, layers } = await makeAd(id, templateIndex, "plain", null, "image/png");
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("No canvas");
  context.drawImage(bitmap, 0, 0);
  const button = layers.find((layer) => layer.kind === "label");
  const headline = layers.find((layer) => layer.kind === "text");
  if (button?.kind !== "label" || headline?.kind !== "text") throw new Error("The arrangement has both");
  const [red = 0, green = 0, blue = 0] = context.getImageData(
    button.x + Math.round(button.width / 2),
    button.y + 4,
    1,
    1,
  ).data;
  const { data } = context.getImageData(headline.x, headline.y, headline.width, headline.height);
  const color = channels(headline.look.color);
  let letters = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (color.every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 40)) letters++;
  }
  return {
    buttonFill: [red, green, blue],
    buttonColor: channels(button.fill),
    headlineShare: letters / (data.length / 4),
    turnedBack: await isTurnedBack(),
  };
}

/** A shape turned by a quarter is as high as it was wide. */
async function isTurnedBack(): Promise<boolean> {
  const plain = new OffscreenCanvas(200, 200);
  plain.getContext("2d")?.fillRect(0, 0, 200, 200);
  const file = await plain.convertToBlob();
  const bar: Layer = {
    ...plainPlace,
    id: "bar",
    name: "Bar",
    kind: "shape",
    shape: "rectangle",
    color: "#ff0000",
    roundness: 0,
    x: 20,
    y: 90,
    width: 160,
    height: 20,
    turnDegrees: 90,
  };
  const made = await exportAd({
    file,
    draft: { ...emptyDraft, layers: [bar] },
    isWhole: false,
    subject: null,
    layerFiles: {},
    size: null,
    type: "image/png",
  });
  const bitmap = await createImageBitmap(made.file);
  const context = new OffscreenCanvas(200, 200).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  const red = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[0] === 255;
  return red(100, 30) && red(100, 170) && !red(30, 100) && !red(170, 100);
}

/** Where black is of an L on a mirrored image: its bar down is on the left, also where it lies on the other side. */
export async function mirroredLayer() {
  const mark = new OffscreenCanvas(20, 20);
  mark.getContext("2d")?.fillRect(0, 0, 6, 20);
  const ground = new OffscreenCanvas(100, 40);
  const plain = ground.getContext("2d");
  if (!plain) throw new Error("No canvas");
  plain.fillStyle = "#ffffff";
  plain.fillRect(0, 0, 100, 40);
  const logo: Layer = {
    ...plainPlace,
    id: "logo",
    name: "Logo",
    kind: "picture",
    assetId: "logo",
    x: 10,
    y: 10,
    width: 20,
    height: 20,
  };
  const made = await exportAd({
    file: await ground.convertToBlob(),
    draft: { ...emptyDraft, layers: [logo], frame: { ...emptyDraft.frame, flipX: true } },
    isWhole: false,
    subject: null,
    layerFiles: { logo: await mark.convertToBlob() },
    size: null,
    type: "image/png",
  });
  const context = new OffscreenCanvas(100, 40).getContext("2d");
  context?.drawImage(await createImageBitmap(made.file), 0, 0);
  const { data } = context?.getImageData(0, 20, 100, 1) ?? { data: [] };
  return Array.from({ length: 100 }, (_, x) => x).filter((x) => data[x * 4] === 0);
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

declare global {
  var hasRun: boolean | undefined;
}

export async function drawHostileSvg() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 240 120" onload="parent.hasRun=true">
    <script>globalThis.hasRun = true; parent.hasRun = true;</script>
    <style>@import url("/tracker.css"); rect { mask: url(/tracker.svg#mask); }</style>
    <rect width="240" height="120" fill="green" onclick="parent.hasRun=true"/>
    <defs><g id="own"><rect x="200" y="80" width="40" height="40" fill="#000080"/></g></defs>
    <use href="#own"/><use href="/tracker.svg#logo"/>
    <image xlink:href="http://127.0.0.1:9/tracker.png" width="80" height="80"/>
    <image href="data:image/gif;base64,R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=" x="200" width="40" height="40"/></svg>`;
  const file = await withSvgDrawn(svgFile(svg, "logo.svg"));
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  return {
    type: file.type,
    name: file.name,
    longest: Math.max(bitmap.width, bitmap.height),
    hasRun: globalThis.hasRun === true,
    /** Of the rectangle without what is drawn at its right end. */
    otherThanGreen: shareOfOthers(context?.getImageData(0, 0, 1600, 1024).data, [0, 128, 0, 255]),
    ownPart: [...(context?.getImageData(1900, 900, 1, 1).data ?? [])],
    embedded: [...(context?.getImageData(1900, 100, 1, 1).data ?? [])],
  };
}

function shareOfOthers(data: Uint8ClampedArray = new Uint8ClampedArray(), pixel: readonly number[]): number {
  const others = data.filter((channel, at) => channel !== pixel[at % 4]);
  return others.length / data.length;
}

/** What cannot or must not be drawn, with the code it is refused by; "drawn" where it is not. */
export async function refusedSvgs(): Promise<Record<string, string>> {
  const entities = [..."bcdefghijk"].map(
    (name, i) => `<!ENTITY ${name} "${`&${"abcdefghij"[i]};`.repeat(10)}">`,
  );
  const files = {
    page: svgFile("<p>No drawing"),
    empty: svgFile(""),
    bomb: svgFile(
      `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${entities.join("")}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&k;</text></svg>`,
    ),
    large: svgFile(`<svg xmlns="http://www.w3.org/2000/svg"><!--${"x".repeat(30 * 1024 * 1024)}--></svg>`),
    huge: svgFile(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1000000000" height="1000000000"><rect width="100%" height="100%"/></svg>',
    ),
    foreign: svgFile(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">A page</p></foreignObject></svg>',
    ),
  };
  const outcomes = Object.entries(files).map(
    async ([name, file]): Promise<[string, string]> => [
      name,
      await withSvgDrawn(file).then(
        ({ type }) => type,
        (error: ApiError) => error.code,
      ),
    ],
  );
  return Object.fromEntries(await Promise.all(outcomes));
}

/** The colours of the paths that logos are kept as; null where they are kept as pixels. */
export async function keptLogos(): Promise<Record<string, string[] | null>> {
  const drawings = {
    plain:
      '<path d="M10 10h80v40h-80z" fill="#20304a"/><circle cx="120" cy="30" r="20" fill="rgb(200,80,45)"/>',
    moved: '<g transform="translate(20 10) rotate(30)"><rect width="60" height="20" rx="6" fill="navy"/></g>',
    classes:
      "<style>.a, .b { fill: #c8502d } .b { fill-rule: nonzero }</style><g class='b'><polygon points='0,0 80,0 40,50'/></g>",
    hostile: `<script>globalThis.hasRun = true</script><image href="http://127.0.0.1:9/tracker.png" width="9" height="9"/>
      <path onclick="parent.hasRun=true" style="fill:#123456;background:url(/tracker.css)" d="M0 0h90v50H0z"/>`,
    stroked: '<path d="M10 10h80" fill="none" stroke="#000" stroke-width="8"/>',
    text: '<rect width="20" height="20"/><text x="30" y="30">Acme</text>',
    gradient:
      '<linearGradient id="g"><stop stop-color="red"/></linearGradient><rect width="90" height="50" fill="url(#g)"/>',
    faint: '<rect width="90" height="50" opacity=".4"/>',
    ring: '<path fill-rule="evenodd" d="M0 0h90v50H0zM20 10h40v30H20z"/>',
    clipped: '<clipPath id="c"><circle r="20"/></clipPath><rect width="90" height="50" clip-path="url(#c)"/>',
    many: Array.from(
      { length: 30 },
      (_, at) => `<path fill="#0000${10 + at}" d="M${at * 4} 0h3v50h-3z"/>`,
    ).join(""),
  };
  const kept: Record<string, string[] | null> = {};
  for (const [name, drawing] of Object.entries(drawings)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60">${drawing}</svg>`;
    const { paths } = await measureLogo(svgFile(svg));
    kept[name] = paths?.map(({ color }) => color) ?? null;
  }
  return kept;
}

const svgFile = (text: string, name = "drawing.svg") => new File([text], name, { type: "image/svg+xml" });
