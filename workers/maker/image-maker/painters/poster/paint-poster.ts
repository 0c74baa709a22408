import { ProviderError } from "~/providers/provider-error.server";
import { type FaceId, hasLetters, loadFace } from "../../lettering/face";
import type { ImageIdea } from "../../read-image-words";
import { printColors } from "../print-colors";
import { framed } from "./framed";
import { offer } from "./offer";
import type { Poster, PosterRequest } from "./poster-sheet";
import { stacked } from "./stacked";
import { swiss } from "./swiss";
import { overPicture, picturePanel } from "./with-picture";

/** Headline faces by mood, each with how it is best set. */
const headFaces: Record<ImageIdea["scene"]["mood"], readonly FaceId[]> = {
  plain: ["archivo", "playfair", "anton", "space-grotesk"],
  warm: ["playfair", "fredoka", "cormorant"],
  bold: ["anton", "archivo", "unbounded"],
  playful: ["fredoka", "unbounded"],
  premium: ["cormorant", "playfair"],
};

/**
 * Sets the words of a poster in one of five layouts, over colour and form or over the scene the words name. Throws
 * `letters_not_offered` for scripts no face has.
 */
export async function paintPoster(request: PosterRequest) {
  const { raster, idea, random } = request;
  const [headline = "", ...others] = idea.lettering!.lines;
  const whole = idea.lettering!.lines.join(" ");
  const text = await loadFace("inter");
  if (!hasLetters(text, whole)) throw new ProviderError("letters_not_offered", { details: [whole] });
  const picked = random.inTurn(headFaces[idea.scene.mood]);
  // A word that cannot be broken is set in the narrowest face.
  const longest = Math.max(...headline.split(/[\s-]+/).map((word) => word.length));
  const chosen = await loadFace(longest > 14 ? "anton" : picked);
  const isBrief = headline.length <= 40;
  const head = hasLetters(chosen, headline)
    ? chosen
    : hasLetters(await loadFace("unbounded"), headline) && isBrief
      ? await loadFace("unbounded")
      : text;
  const side = Math.min(raster.width, raster.height);
  const poster: Poster = {
    ...request,
    width: raster.width,
    height: raster.height,
    side,
    margin: side * 0.075,
    colors: printColors(idea.scene, random),
    head,
    text,
    headline,
    others,
  };
  // An empty place is for a thing that is going to stand there.
  if (idea.scene.thing === "nothing") return overPicture(poster);
  const share = [headline, ...others].find((line) => /\d ?%/.test(line));
  if (share && !idea.namesSomething) return offer(poster, share);
  if (idea.namesSomething) return random.inTurn([overPicture, picturePanel])(poster);
  if (headline.length > 64 || idea.scene.mood === "premium" || head.id === "cormorant") return framed(poster);
  return random.inTurn([swiss, stacked])(poster);
}
