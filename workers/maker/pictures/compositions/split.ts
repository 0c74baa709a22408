import { digits } from "../picture";
import { chooseScheme, secondColor } from "../scheme";
import { dropShadow } from "../shadows";
import type { Composition } from "./composition";

/** Two colours meet on a slant right behind the thing. */
export const split: Composition = {
  id: "split",
  needs: [],
  setting: "plain",
  draw(picture, cast) {
    const { subject, palette } = cast;
    const scheme = chooseScheme(cast, "bold");
    const { width, height, layout } = picture;
    const hero = picture.fit(subject, layout.safe, { turn: -6 });
    const { x, y } = hero.centre;
    picture.ground(scheme.ground);
    const slantX = height * 0.16;
    const slantY = width * 0.14;
    const far = layout.side === "left" ? width : 0;
    const edge = layout.side === "bottom" ? 0 : height;
    picture.path(
      layout.isWide
        ? `M${digits(x + slantX)} 0L${digits(x - slantX)} ${height}H${far}V0Z`
        : `M0 ${digits(y + slantY)}L${width} ${digits(y - slantY)}V${edge}H0Z`,
      secondColor(subject, scheme, palette),
    );
    dropShadow(picture, hero, "#000", { offset: hero.box.width * 0.045, blur: 0.9, opacity: 0.24 });
    picture.put(hero);
    return scheme;
  },
};
