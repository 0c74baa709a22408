import { shortenText } from "~/domain/rows/shorten-text";
import type { PartTarget } from "~/scene/edit-parts";
import type { Element, Overlay } from "~/scene/element";
import { inOrderOfIds } from "~/scene/in-order-of-ids";
import type { Storyboard } from "~/scene/storyboard";

const kindNames: Record<Overlay["content"]["kind"], string> = {
  text: "Text",
  picture: "Picture",
  clip: "Clip",
  shape: "Shape",
  icon: "Icon",
  drawing: "Drawing",
  qr: "QR code",
  progress: "Progress",
  countdown: "Countdown",
  logo: "Logo",
  "lower-third": "Lower third",
};
const mostCharacters = 24;

const numbered = new WeakMap<object, ReadonlyMap<string, string>>();

/**
 * What a part is called, on the canvas, in its properties, in the timeline and in lists alike: the name a person gave it, what it
 * says or shows, or its kind; numbered where several of a scene, or several overlays, would be called the same.
 */
export function nameOfPart(storyboard: Storyboard, target: PartTarget): string {
  if (target.kind === "part") return nameOfKey(target.key);
  const items =
    target.kind === "overlay"
      ? storyboard.overlays
      : storyboard.scenes.find(({ id }) => id === target.sceneId)?.elements;
  return (items && namesOf(items).get(target.id)) ?? "Part";
}

function namesOf(items: Record<string, Element | Overlay>): ReadonlyMap<string, string> {
  const known = numbered.get(items);
  if (known) return known;
  const plain = inOrderOfIds(items).map(
    ([id, item]) => [id, item.name || nameOfContent(item.content)] as const,
  );
  const counts = new Map<string, number>();
  for (const [, name] of plain) counts.set(name, (counts.get(name) ?? 0) + 1);
  const given = new Map<string, number>();
  const names = new Map(
    plain.map(([id, name]) => {
      if (counts.get(name) === 1) return [id, name];
      const number = (given.get(name) ?? 0) + 1;
      given.set(name, number);
      return [id, `${name} ${number}`];
    }),
  );
  numbered.set(items, names);
  return names;
}

function nameOfContent(content: Overlay["content"]): string {
  const kind = kindNames[content.kind];
  switch (content.kind) {
    case "text":
      return quoted(content.text) ?? kind;
    case "lower-third":
      return quoted(content.title) ?? kind;
    case "picture":
    case "clip":
      return quoted(content.alt) ?? kind;
    case "shape":
      return capital(content.shape === "speech" ? "speech bubble" : content.shape);
    case "icon":
      return `${capital(content.name.replaceAll("-", " "))} icon`;
    case "progress":
      return `${kind} ${content.shape}`;
    default:
      return kind;
  }
}

function nameOfKey(key: string): string {
  if (key.startsWith("layout-")) return "Shape of the layout";
  if (key === "brand-logo") return "Logo";
  if (key === "brand-watermark") return "Watermark";
  return capital(key.replaceAll("-", " "));
}

function quoted(text: string): string | null {
  const words = text.trim().replace(/\s+/gu, " ");
  return words === "" ? null : `“${shortenText(words, mostCharacters)}”`;
}

/** A name within a sentence: "Move rectangle 2". What people wrote stays as they wrote it. */
export function nameInSentence(storyboard: Storyboard, target: PartTarget): string {
  const name = nameOfPart(storyboard, target);
  const isOwn = target.kind !== "part" && ownNameOf(storyboard, target) !== undefined;
  return isOwn || /^[^\p{Lu}]|^\p{Lu}{2}/u.test(name) ? name : name[0]!.toLowerCase() + name.slice(1);
}

function ownNameOf(
  storyboard: Storyboard,
  target: Exclude<PartTarget, { kind: "part" }>,
): string | undefined {
  const items =
    target.kind === "overlay"
      ? storyboard.overlays
      : storyboard.scenes.find(({ id }) => id === target.sceneId)?.elements;
  return items?.[target.id]?.name;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
