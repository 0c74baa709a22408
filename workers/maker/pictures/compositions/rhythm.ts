import { chooseScheme } from "../scheme";
import { castShadow, contactShadow } from "../shadows";
import type { Subject } from "../subject";
import type { Composition } from "./composition";

const rhythms = [
  [1, 0.72, 0.5],
  [0.62, 1, 0.62],
  [0.5, 0.72, 1],
] as const;

/** Things that go together stand on one line, in a rhythm of sizes; the subject is the largest. */
export const rhythm: Composition = {
  id: "rhythm",
  needs: ["companions", "standing"],
  setting: "several",
  draw(picture, cast) {
    const { subject, random, companions } = cast;
    const scheme = chooseScheme(cast, "any");
    const { ground, isDark, shade } = scheme;
    const { safe, isWide } = picture.layout;
    const line = safe.y + safe.height * 0.93;
    const horizon = line - safe.height * 0.2;
    picture.ground(ground);
    picture.below(horizon, picture.shaded(ground, isDark ? 0.05 : -0.05, isDark ? 0.02 : -0.09, horizon));
    const sizes = rhythms[Math.floor(random() * rhythms.length)]!;
    const largest = sizes.indexOf(1 as never);
    const others = [...companions];
    const things = sizes.map((_, i): Subject => (i === largest ? subject : others.shift()!));
    const widths = things.map(({ box }, i) => (box.width / box.height) * sizes[i]!);
    const overlap = isWide ? -0.1 : -0.05;
    const total = widths.reduce((sum, width) => sum + width, overlap * (sizes.length - 1));
    const room = isWide ? safe.width : Math.min(picture.width * 0.88, safe.width * 1.1);
    const height = Math.min(safe.height * 0.9, room / total);
    let x = safe.x + safe.width / 2 - (height * total) / 2;
    const standing = things.map((thing, i) => {
      const size = height * sizes[i]!;
      const away = sizes[i] === 1 ? 0 : height * 0.035 * (1 - sizes[i]!);
      const box = { x, y: line - size - away, width: height * widths[i]!, height: size };
      x += height * (widths[i]! + overlap);
      return { size, placement: picture.fit(thing, box, { down: 1 }) };
    });
    for (const { placement } of standing.toSorted((one, other) => one.size - other.size)) {
      castShadow(picture, placement, shade, { opacity: 0.26, length: 0.2 });
      contactShadow(picture, placement, shade);
      picture.put(placement);
    }
    return scheme;
  },
};
