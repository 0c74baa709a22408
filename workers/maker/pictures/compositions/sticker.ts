import { tone } from "../oklch";
import { chooseScheme } from "../scheme";
import type { Composition } from "./composition";
import { dotScreen } from "./dot-screen";
import { grown } from "./grown";

const border = 1.5;

/** A die-cut sticker with a white border, on plain colour with a dot screen in the corner. */
export const sticker: Composition = {
  id: "sticker",
  needs: [],
  setting: "sticker",
  draw(picture, cast) {
    const { subject } = cast;
    const scheme = chooseScheme(cast, "bold");
    const { layout } = picture;
    const hero = picture.fit(subject, grown(layout.safe, 0.92), { turn: -9 });
    picture.ground(scheme.ground);
    dotScreen(picture, tone(scheme.ground, scheme.isDark ? 0.08 : -0.07), {
      x: layout.side === "right" ? 0 : picture.width,
      y: layout.side === "bottom" ? 0 : picture.height,
    });
    const { width } = hero.box;
    picture.silhouette(hero, border, scheme.shade, { dx: width * 0.012, dy: width * 0.022, opacity: 0.22 });
    picture.blurred(hero, {
      blur: 1.6,
      flat: scheme.shade,
      opacity: 0.3,
      dx: width * 0.025,
      dy: width * 0.045,
    });
    picture.silhouette(hero, border, "#ffffff");
    const { box } = subject;
    const sheen = picture.linear(box.x, box.y, box.x + box.width, box.y + box.height, [
      [0, "#ffffff"],
      [1, "#eceaf0"],
    ]);
    picture.silhouette(hero, border - 0.08, sheen);
    picture.put(hero);
    return scheme;
  },
};
