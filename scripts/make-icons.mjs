/**
 * Writes app/scene/icons.ts from the package lucide-react: the icons a scene may show, as path data. Run it again
 * after changing the list, and look at what else changed: Lucide draws an icon anew now and then.
 *
 *     npx node scripts/make-icons.mjs
 */
import { writeFile } from "node:fs/promises";

const names = `alarm-clock arrow-right award baby badge-percent banknote battery-charging bell bike book-open
  briefcase building calendar camera car check chef-hat clock cloud coffee compass cpu credit-card crown download
  droplet dumbbell earth euro flame flower gamepad-2 gift globe graduation-cap hammer handshake headphones heart
  house key laptop leaf lightbulb lock mail map-pin megaphone message-circle mic moon audio-lines mountain package
  palette paw-print pen phone piggy-bank plane play quote recycle rocket scissors search send shield-check
  shirt shopping-bag shopping-cart smartphone face-slightly-smiling snowflake sparkles sprout stethoscope store sun tag target
  thumbs-up ticket timer train-front tree-pine trending-up trophy truck umbrella user users utensils video wallet wifi
  wine wrench x zap`.split(/\s+/);

const { default: lucide } = await import("lucide-react/package.json", { with: { type: "json" } });

/** One element of an icon as path data. */
function pathOf([tag, given]) {
  const n = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, Number(value)]));
  switch (tag) {
    case "path":
      return given.d;
    case "circle":
      return ellipse(n.cx, n.cy, n.r, n.r);
    case "ellipse":
      return ellipse(n.cx, n.cy, n.rx, n.ry);
    case "line":
      return `M${n.x1} ${n.y1}L${n.x2} ${n.y2}`;
    case "polyline":
      return throughPoints(given.points);
    case "polygon":
      return `${throughPoints(given.points)}Z`;
    case "rect": {
      const x = n.x || 0;
      const y = n.y || 0;
      const r = n.rx || n.ry || 0;
      if (r === 0) return `M${x} ${y}h${n.width}v${n.height}h-${n.width}Z`;
      const [w, h] = [n.width - 2 * r, n.height - 2 * r];
      const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return `M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h-${w}${corner(-r, -r)}v-${h}${corner(r, -r)}Z`;
    }
    default:
      throw new Error(`The element <${tag}> has no path here.`);
  }
}

function ellipse(cx, cy, rx, ry) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

const lines = [];
for (const name of names) {
  const { __iconData: icon } = await import(`lucide-react/icons/${name}`);
  lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(icon.node.map(pathOf))},`);
}

await writeFile(
  new URL("../app/scene/icons.ts", import.meta.url),
  `/**
 * Line icons a scene may show, as SVG path data in a view box of 24 × 24, to be stroked with round ends. Written by
 * scripts/make-icons.mjs from Lucide ${lucide.version}.
 *
 * Lucide: ISC License, copyright (c) Lucide Icons and Contributors. Parts are from Feather: MIT License, copyright
 * (c) 2013–present Cole Bemis. Permission to use, copy, modify, and distribute is granted with this notice; provided
 * "as is", without warranty. https://lucide.dev/license
 */
const icons: Readonly<Record<string, readonly string[]>> = {
${lines.join("\n")}
};

/** Names a scene's \`icon\` slot may have, in alphabetical order. */
export const iconNames: readonly string[] = Object.keys(icons);

/** Paths of an icon, or \`null\` where there is none of that name. */
export function iconNamed(name: string | null): string[] | null {
  const paths = name === null || !Object.hasOwn(icons, name) ? undefined : icons[name];
  return paths ? [...paths] : null;
}
`,
);
console.log(`${names.length} icons`);

/** Points are written as pairs in some files and as a plain row of numbers in others. */
function throughPoints(points) {
  const numbers = points.trim().split(/[\s,]+/);
  const pairs = numbers.flatMap((x, index) => (index % 2 === 0 ? [`${x} ${numbers[index + 1]}`] : []));
  return `M${pairs.join("L")}`;
}
