import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvgModule from "@resvg/resvg-wasm/index_bg.wasm";

// At the start of the worker: no request may wait for what another one began.
await initWasm(resvgModule);

export interface Rendered {
  width: number;
  height: number;
  /** Four bytes a pixel, multiplied with their alpha. */
  pixels: Uint8Array;
  png: Uint8Array | null;
}

/** An SVG, so many pixels wide. The renderer's memory is freed at once. */
export function renderSvg(svg: string, width: number, { asPng = false } = {}): Rendered {
  const renderer = new Resvg(svg, {
    fitTo: { mode: "width", value: Math.max(1, Math.round(width)) },
    font: { loadSystemFonts: false },
  });
  const image = renderer.render();
  const rendered = {
    width: image.width,
    height: image.height,
    pixels: image.pixels,
    png: asPng ? image.asPng() : null,
  };
  image.free();
  renderer.free();
  return rendered;
}

/** The renderer breaks down on some filters at some sizes; at a size near by it does not. */
const otherScales = [1, 1.09, 0.93, 1.31, 1.5, 0.8];

/** As `renderSvg`; where the renderer breaks down, a little larger or smaller. */
export function renderAtSomeScale(
  svg: string,
  width: number,
  options?: { asPng?: boolean },
  render = renderSvg,
): Rendered {
  let failure: unknown;
  for (const scale of otherScales) {
    try {
      return render(svg, width * scale, options);
    } catch (error) {
      failure = error;
    }
  }
  throw new Error("An SVG could not be rendered at any scale", { cause: failure });
}

/** For `href` of an image within an SVG. */
export function dataAddress(png: Uint8Array): string {
  let text = "";
  for (let at = 0; at < png.length; at += 0x8000)
    text += String.fromCharCode(...png.subarray(at, at + 0x8000));
  return `data:image/png;base64,${btoa(text)}`;
}
