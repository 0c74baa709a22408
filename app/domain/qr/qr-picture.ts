import { qrModules } from "./qr-code";
import type { QrLevel } from "./qr-sizes";

/** Readers need this much light around a code, in modules. */
export const quietZone = 4;

/** The dark modules as one path of an SVG whose unit is a module, quiet zone included; and its side. */
export function qrPath(text: string, level: QrLevel = "M"): { path: string; side: number } {
  const modules = qrModules(text, level);
  const path = modules
    .flatMap((line, row) =>
      line.flatMap((isDark, column) => {
        if (!isDark || line[column - 1]) return [];
        let length = 1;
        while (line[column + length]) length++;
        return `M${column + quietZone} ${row + quietZone}h${length}v1h-${length}z`;
      }),
    )
    .join("");
  return { path, side: modules.length + 2 * quietZone };
}

/** A file of its own, dark on white. */
export function qrSvg(text: string): string {
  const { path, side } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 16}" height="${side * 16}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}
