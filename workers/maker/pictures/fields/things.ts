import { plainScheme } from "../scheme";
import type { Subject } from "../subject";
import type { Field } from "./field";

const turns = [-16, 14, 6, -24, 22];

/** Things strewn in rows over the whole picture, as on wrapping paper. */
export const thingsOf = (subjects: readonly Subject[]): Field => ({
  id: "things",
  kind: "shapes",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "light", random);
    picture.ground(scheme.ground);
    const step = picture.short / 4.4;
    const size = step * 0.68;
    let count = 0;
    for (let y = step * 0.06, row = 0; y < picture.height + step; y += step * 0.9, row++) {
      for (let x = row % 2 ? step * 0.5 : 0; x < picture.width + step; x += step) {
        const subject = subjects[(count + row) % subjects.length]!;
        const box = { x: x - size / 2, y: y - size / 2, width: size, height: size };
        picture.lay(picture.fit(subject, box, { turn: turns[(count * 2 + row) % turns.length]! }));
        count++;
      }
    }
    return scheme;
  },
});
