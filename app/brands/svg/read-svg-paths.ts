import { brandLimits } from "~/domain/brands/brand";
import { type FlatPath, joinPaths, type Matrix, placePath, readTransform } from "./flat-paths";

/** How an element is drawn, from those it stands in. */
interface Look {
  fill: string;
  rule: string;
  stroke: string;
  matrix: Matrix;
}

/** What changes pixels in ways that a filled path does not have. */
const effects = [
  "filter",
  "mask",
  "clip-path",
  "mix-blend-mode",
  "marker",
  "marker-start",
  "marker-end",
  "marker-mid",
];
const opacities = ["opacity", "fill-opacity"];
const containers = ["svg", "g", "a"];
const silent = ["title", "desc", "metadata", "defs", "style", "script"];

/**
 * The filled paths of a cleaned SVG in its own units, with the box it is seen in; null where it has anything else: strokes,
 * gradients, text, pictures, effects. Who takes them compares what they draw with what the SVG draws.
 */
export function readSvgPaths(svg: Element): { paths: FlatPath[]; box: DOMRectReadOnly } | null {
  const rules = readRules(svg);
  const box = boxOf(svg);
  if (!rules || !box) return null;
  const paths: FlatPath[] = [];
  const start: Look = { fill: "#000000", rule: "nonzero", stroke: "none", matrix: [1, 0, 0, 1, 0, 0] };
  const visit = (element: Element, above: Look): boolean => {
    const name = element.localName;
    if (silent.includes(name)) return true;
    const value = (property: string) => propertyOf(element, property, rules);
    if (value("display") === "none" || value("visibility") === "hidden") return true;
    if (effects.some((effect) => (value(effect) ?? "none") !== "none" && value(effect) !== "normal"))
      return false;
    if (opacities.some((opacity) => Number.parseFloat(value(opacity) ?? "1") < 1)) return false;
    const matrix = readTransform(element.getAttribute("transform"), above.matrix);
    if (!matrix || value("transform")) return false;
    const look = {
      fill: value("fill") ?? above.fill,
      rule: value("fill-rule") ?? above.rule,
      stroke: value("stroke") ?? above.stroke,
      matrix,
    };
    if (containers.includes(name)) {
      if (name === "svg" && element !== svg) return false;
      return [...element.children].every((child) => visit(child, look));
    }
    const data = pathOf(element);
    if (data === null || look.stroke !== "none") return false;
    if (look.fill === "none" || data === "") return true;
    const color = plainColor(look.fill);
    const isOnePiece = (data.match(/m/gi) ?? []).length < 2;
    if (!color || (look.rule === "evenodd" && !isOnePiece)) return false;
    paths.push({ color, d: placePath(data, matrix) });
    return true;
  };
  if (!visit(svg, start)) return null;
  const joined = joinPaths(paths);
  return joined.length > 0 && joined.length <= brandLimits.logoPaths ? { paths: joined, box } : null;
}

function boxOf(svg: Element): DOMRectReadOnly | null {
  const written = (svg.getAttribute("viewBox") ?? "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  const [width, height] = ["width", "height"].map((side) => lengthOf(svg.getAttribute(side)));
  const [x = 0, y = 0, boxWidth = width, boxHeight = height] = written;
  if (!boxWidth || !boxHeight || !(boxWidth > 0) || !(boxHeight > 0)) return null;
  // Drawn into another form, it is stretched or stands in the middle.
  if (width && height && Math.abs(width / height / (boxWidth / boxHeight) - 1) > 0.01) return null;
  return new DOMRectReadOnly(x, y, boxWidth, boxHeight);
}

function lengthOf(written: string | null): number | null {
  const match = /^\s*([\d.]+)(?:px|pt|mm|cm|in)?\s*$/.exec(written ?? "");
  return match ? Number(match[1]) : null;
}

/** Rules of style sheets in the SVG by class, id or element; null where they ask for more. */
function readRules(svg: Element): Map<string, Map<string, string>> | null {
  const rules = new Map<string, Map<string, string>>();
  for (const style of svg.querySelectorAll("style")) {
    const css = (style.textContent ?? "").replace(/\/\*[\s\S]*?\*\//g, "");
    let rest = css.trim();
    while (rest !== "") {
      const match = /^([^{}@]+)\{([^{}]*)\}\s*/.exec(rest);
      if (!match) return null;
      for (const selector of match[1]!.split(",").map((one) => one.trim())) {
        if (!/^[.#]?[\w-]+$/.test(selector)) return null;
        const known = rules.get(selector) ?? new Map<string, string>();
        for (const [name, value] of declarations(match[2]!)) known.set(name, value);
        rules.set(selector, known);
      }
      rest = rest.slice(match[0].length);
    }
  }
  return rules;
}

function declarations(css: string): [name: string, value: string][] {
  return css.split(";").flatMap((one): [string, string][] => {
    const colon = one.indexOf(":");
    return colon < 0 ? [] : [[one.slice(0, colon).trim(), one.slice(colon + 1).trim()]];
  });
}

function propertyOf(
  element: Element,
  property: string,
  rules: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string | undefined {
  const own = declarations(element.getAttribute("style") ?? "").findLast(([name]) => name === property)?.[1];
  const classes = [...element.classList].map((name) => rules.get(`.${name}`)?.get(property));
  const [id, name] = [`#${element.id}`, element.localName].map((selector) =>
    rules.get(selector)?.get(property),
  );
  // A transform is read for itself; as a property of a style sheet it has units.
  const attribute = property === "transform" ? null : element.getAttribute(property);
  return own ?? id ?? classes.findLast((found) => found !== undefined) ?? name ?? attribute ?? undefined;
}

/** Path data of a shape; null for what is none. */
function pathOf(element: Element): string | null {
  const number = (name: string) => Number.parseFloat(element.getAttribute(name) ?? "0") || 0;
  switch (element.localName) {
    case "path":
      return element.getAttribute("d") ?? "";
    case "rect":
      return rectPath(number("x"), number("y"), number("width"), number("height"), roundOf(element));
    case "circle":
      return ellipsePath(number("cx"), number("cy"), number("r"), number("r"));
    case "ellipse":
      return ellipsePath(number("cx"), number("cy"), number("rx"), number("ry"));
    case "polygon":
      return pointsPath(element.getAttribute("points") ?? "", true);
    case "polyline":
      return pointsPath(element.getAttribute("points") ?? "", false);
    default:
      return null;
  }
}

function roundOf(element: Element): [rx: number, ry: number] {
  const [rx, ry] = ["rx", "ry"].map((name) => element.getAttribute(name));
  const read = (own: string | null | undefined, other: string | null | undefined) =>
    Number.parseFloat(own ?? other ?? "0") || 0;
  return [read(rx, ry), read(ry, rx)];
}

function rectPath(x: number, y: number, width: number, height: number, round: [number, number]): string {
  if (width <= 0 || height <= 0) return "";
  const [rx, ry] = [Math.min(round[0], width / 2), Math.min(round[1], height / 2)];
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${width - 2 * rx}${arc(rx, ry)}v${height - 2 * ry}${arc(-rx, ry)}h${2 * rx - width}${arc(-rx, -ry)}v${2 * ry - height}${arc(rx, -ry)}z`;
}

function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return "";
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

function pointsPath(points: string, isClosed: boolean): string {
  const numbers = points
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  if (numbers.length < 4 || numbers.some((one) => !Number.isFinite(one))) return "";
  return `M${numbers.join(" ")}${isClosed ? "z" : ""}`;
}

/** `#rrggbb` of a solid colour as CSS writes it; null for others. */
function plainColor(written: string): string | null {
  if (/^currentcolor$/i.test(written)) return "#000000";
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) return null;
  // What is no colour leaves the one before.
  const [first, second] = ["#000000", "#ffffff"].map((before) => {
    context.fillStyle = before;
    context.fillStyle = written;
    return context.fillStyle;
  });
  return first === second && /^#[0-9a-f]{6}$/.test(String(first)) ? String(first) : null;
}
