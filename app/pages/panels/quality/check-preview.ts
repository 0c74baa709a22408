import type { Finding } from "~/sections/quality/check-page";

/** What only the drawn page can tell: headings in their order, names of buttons, room to press, contrast (WCAG 2.2, AA). */
export function checkPreview(inner: Document): Finding[] {
  return [...headingFindings(inner), ...controlFindings(inner), ...contrastFindings(inner)];
}

function headingFindings(inner: Document): Finding[] {
  const headings = [...inner.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6")].filter(
    (heading) => heading.textContent?.trim() && isShown(heading),
  );
  const levels = headings.map(({ localName }) => Number(localName[1]));
  const firsts = levels.filter((level) => level === 1).length;
  const findings: Finding[] = [];
  if (headings.length > 0 && firsts !== 1) {
    const words =
      firsts === 0
        ? "The page has no main heading. Begin it with an opening section."
        : `The page has ${firsts} main headings; one is enough.`;
    findings.push({ id: "main-heading", words, points: 4, sectionId: null, fix: null });
  }
  levels.forEach((level, index) => {
    const heading = headings[index];
    if (!heading || index === 0 || level <= (levels[index - 1] ?? 1) + 1) return;
    const words = `“${short(heading)}” skips a level of headings.`;
    findings.push({ id: `heading ${index}`, words, points: 3, sectionId: sectionOf(heading), fix: null });
  });
  return findings;
}

const leastTarget = 24;

function controlFindings(inner: Document): Finding[] {
  const controls = [...inner.querySelectorAll<HTMLElement>("main a[href], main button, main summary")];
  return controls.filter(isShown).flatMap((control, index): Finding[] => {
    const name =
      control.getAttribute("aria-label") ||
      control.textContent?.trim() ||
      control.querySelector("img[alt]")?.getAttribute("alt");
    const sectionId = sectionOf(control);
    if (!name) {
      const words = "A button or link has no words.";
      return [{ id: `unnamed ${index}`, words, points: 5, sectionId, fix: null }];
    }
    // Within a sentence a link may be as high as its line.
    if (getStyle(control).display === "inline") return [];
    const { width, height } = control.getBoundingClientRect();
    if (Math.min(width, height) >= leastTarget - 0.5) return [];
    const words = `“${short(control)}” is ${Math.round(Math.min(width, height))} pixels small; a finger needs ${leastTarget}.`;
    return [{ id: `target ${index}`, words, points: 1, sectionId, fix: null }];
  });
}

/** The worst of each section, so that one colour is not told twenty times. */
function contrastFindings(inner: Document): Finding[] {
  const worst = new Map<string, { ratio: number; least: number; element: HTMLElement }>();
  for (const element of inner.querySelectorAll<HTMLElement>("main *")) {
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!hasWords || !isShown(element)) continue;
    const { color, fontSize, fontWeight } = getStyle(element);
    const ground = groundOf(element);
    if (!ground) continue;
    const ratio = contrast(blend(pixelOf(color), ground), ground);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const sectionId = sectionOf(element) ?? "";
    const known = worst.get(sectionId);
    if (ratio < least && (!known || ratio / least < known.ratio / known.least))
      worst.set(sectionId, { ratio, least, element });
  }
  return [...worst].map(([sectionId, { ratio, least, element }]) => ({
    id: `contrast ${sectionId}`,
    words: `“${short(element)}” has a contrast of ${ratio.toFixed(1)}:1 and needs ${least}:1. Choose other colours in Theme.`,
    points: 6,
    sectionId: sectionId || null,
    fix: null,
  }));
}

type Pixel = readonly [number, number, number, number];

/** Null where it stands on an image, whose colours nobody knows. */
function groundOf(element: HTMLElement): Pixel | null {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage, position } = getStyle(at);
    if (backgroundImage !== "none" || position === "absolute") return null;
    const pixel = pixelOf(backgroundColor);
    if (pixel[3] > 0.98) return pixel;
    if (pixel[3] > 0.02) return null;
  }
  return [255, 255, 255, 1];
}

const pixels = new Map<string, Pixel>();
let canvas: CanvasRenderingContext2D | null = null;

/** Any colour CSS can say, drawn to be read. */
function pixelOf(color: string): Pixel {
  const known = pixels.get(color);
  if (known) return known;
  canvas ??= new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  }) as unknown as CanvasRenderingContext2D;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const pixel = [red, green, blue, alpha / 255] as const;
  pixels.set(color, pixel);
  return pixel;
}

function blend(over: Pixel, under: Pixel): Pixel {
  const mix = (index: 0 | 1 | 2) => over[index] * over[3] + under[index] * (1 - over[3]);
  return [mix(0), mix(1), mix(2), 1];
}

/** As WCAG 2.2 defines it. */
function contrast(one: Pixel, other: Pixel): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Pixel): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function sectionOf(element: Element): string | null {
  return element.closest<HTMLElement>("[data-section]")?.dataset.section ?? null;
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility() && !element.closest("[data-builder], .visually-hidden");
}

function getStyle(element: HTMLElement): CSSStyleDeclaration {
  return (element.ownerDocument.defaultView ?? window).getComputedStyle(element);
}

function short(element: HTMLElement): string {
  const words = element.textContent?.trim().replace(/\s+/g, " ") ?? "";
  return words.length > 40 ? `${words.slice(0, 39)}…` : words;
}
