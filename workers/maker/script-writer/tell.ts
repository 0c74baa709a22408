import type { Framework } from "~/domain/video/framework";
import { scriptLimits } from "~/domain/video/script";
import { isUnspaced } from "~/scene/text/script";
import { buttonText, findWay } from "./find-deed";
import type { Opening } from "./find-openings";
import { isDiscount, linesOf, lonePlace, type Material, soughtLine } from "./material";
import type { Line } from "./read-lines";
import { setContact, setLine, splitHeadline } from "./set-line";
import { type Row, type Section, type ToldScene, toldScene } from "./told-scene";

const usualOrder: readonly Section[] = [
  "opening",
  "answer",
  "what",
  "features",
  "list",
  "statement",
  "proof",
  "offer",
  "price",
  "note",
  "when",
  "where",
  "close",
];

/** What comes sooner than usual, right after the opening. */
const soonerIn: Record<Framework, readonly Section[]> = {
  "offer-first": ["what", "features", "list", "offer", "price"],
  "problem-solution": ["answer", "what", "features"],
  "before-after": ["answer", "what"],
  list: ["list", "what"],
  question: ["what", "features"],
  story: ["statement", "what"],
  demonstration: ["statement", "what"],
  announcement: ["what", "where", "when", "offer"],
  statement: ["what", "features"],
};

/**
 * Everything the brief has to tell, in the order of the opening's framework: each line stands in one scene, as its type
 * allows. What does not fit is cut afterwards.
 */
export function tell(material: Material, opening: Opening): ToldScene[] {
  const held = new Set(opening.holds);
  const close = closing(material, held);
  for (const line of close?.holds ?? []) held.add(line);
  const sought = soughtLine(material);
  const scenes = [
    openingScene(opening),
    ...(opening.answer ? [sceneOf(opening.answer, opening.holds[0]!, "answer", material)] : []),
    sought && ownScene(sought, "what", material, held),
    whatScene(material, opening, held),
    ...featureScenes(material, held),
    ...listScenes(material, held),
    ...linesOf(material, "statement").map((line) =>
      ownScene(line, material.evidence.isDenied(line.text) ? "note" : "statement", material, held),
    ),
    ...linesOf(material, "proof").map((line) => ownScene(line, "proof", material, held)),
    ...linesOf(material, "gift").map((line) => ownScene(line, "offer", material, held)),
    priceScene(material, held),
    ...linesOf(material, "note").map((line) => ownScene(line, "note", material, held)),
    whenScene(material, held),
    whereScene(material, held),
    close,
  ].filter((scene) => scene !== null);
  const order = [...new Set<Section>(["opening", ...soonerIn[opening.framework], ...usualOrder])];
  scenes.sort((one, other) => order.indexOf(one.section) - order.indexOf(other.section));
  const end = close ? null : endCard(material, opening, scenes);
  if (!end) return scenes;
  // What the last scene says need not stand in the one before.
  const others = scenes.map((scene) =>
    scene.section === "opening"
      ? scene
      : { ...scene, rows: scene.rows.filter(({ text }) => text !== end.headline) },
  );
  return [...others, end];
}

const icons: Partial<Record<Section, string>> = {
  offer: "gift",
  price: "tag",
  when: "calendar",
  where: "map-pin",
};

function openingScene({ label, headline, below, holds, kind }: Opening): ToldScene {
  const icon = kind === "price" ? "tag" : kind === "offer" ? "gift" : kind === "date" ? "calendar" : "";
  return toldScene("opening", "hook", { label, headline, rows: below.map((row) => row), holds, icon });
}

/** What it is, by name where it has one; whom it is for and what it is made of below. */
function whatScene(material: Material, opening: Opening, held: Set<Line>): ToldScene | null {
  const { subject, subjectText, phrase, name, language, phrases } = material;
  const isNamed = name !== null && !opening.headline.includes(name);
  const isShown = subject !== null && held.has(subject);
  if (phrase && !isNamed && !held.has(phrase)) {
    const scene = ownScene(phrase, "what", material, held);
    if (!scene || !subject || isShown) return scene;
    held.add(subject);
    const row = { text: setLine(subject.text, language), line: subject };
    return { ...scene, rows: [...scene.rows, row], holds: [phrase, subject] };
  }
  if (isShown && !(isNamed && opening.kind !== "name")) return null;
  if (!isNamed && !subject) return firstSentence(material, held);
  const headline = isNamed ? setLine(name, language) : splitHeadline(subjectText, language)?.[0];
  if (!headline) return null;
  const rows: Row[] = [];
  if (isNamed && subject && !isShown && !subjectText.includes(name))
    rows.push({ text: subjectText, line: subject });
  if (!isNamed) {
    const rest = splitHeadline(subjectText, language)?.[1];
    if (rest) rows.push({ text: rest, line: subject });
    rows.push(...pricedWith(material, subject!));
  }
  // Just asked, the thing itself is no answer; what it costs is one.
  const isAsked = !isNamed && opening.holds.length === 0 && opening.headline.includes(headline);
  const [forWhom] = linesOf(material, "audience", "need").filter((line) => !held.has(line));
  if (forWhom) rows.push({ text: setLine(forWhom.text, language), line: forWhom });
  const holds = [...linesOf(material, "name"), ...(subject ? [subject] : []), ...(forWhom ? [forWhom] : [])];
  for (const line of holds) held.add(line);
  if (isAsked && rows.length === 0) return null;
  return toldScene("what", "point", {
    label: isNamed ? (phrases?.presenting ?? "") : "",
    headline: isAsked ? rows[0]!.text : headline,
    rows: isAsked ? rows.slice(1) : rows,
    holds,
  });
}

/** Of a brief that names nothing: its first sentence says what it is about. */
function firstSentence(material: Material, held: Set<Line>): ToldScene | null {
  const [first] = linesOf(material, "statement");
  return first && first === material.lines[0] ? ownScene(first, "what", material, held) : null;
}

/** The price that stands in the subject's own line: "sourdough from £4". */
function pricedWith({ language }: Material, { parts, text }: Line): Row[] {
  const price = parts.find(({ kind }) => kind === "price");
  if (!price) return [];
  const at = text.indexOf(price.text);
  return [{ text: setLine(text.slice(at), language), line: null }];
}

/** Features that belong together are ticked; a single one stands by itself. */
function featureScenes(material: Material, held: Set<Line>): ToldScene[] {
  const { language, phrases } = material;
  const lines = linesOf(material, "feature", "audience", "need", "place").filter((line) => !held.has(line));
  const features = lines.filter(({ kind }) => kind === "feature");
  const others = lines.filter(({ kind }) => kind === "audience" || kind === "need");
  const short = features.filter(({ text }) => text.length <= 60);
  const isList = short.length >= 2 && phrases !== null;
  const ticked = isList
    ? toldScene("features", "point", {
        headline: phrases.inShort,
        rows: short.map((line) => ({ text: setLine(line.text, language), line })),
        icon: "check",
        isHeading: true,
        holds: short,
      })
    : null;
  const alone = [...(isList ? features.filter((line) => !short.includes(line)) : features), ...others];
  for (const line of ticked?.holds ?? []) held.add(line);
  return [ticked, ...alone.map((line) => ownScene(line, "features", material, held))].filter(
    (scene) => scene !== null,
  );
}

function listScenes(material: Material, held: Set<Line>): ToldScene[] {
  const { language, phrases } = material;
  return linesOf(material, "list").flatMap((line) => {
    if (held.has(line)) return [];
    held.add(line);
    const items = line.parts.flatMap((part) => part.items ?? []).map((item) => setLine(item, language));
    const isPriced = line.parts.some(({ figure }) => figure);
    const heading = (isPriced ? phrases?.labels.price : phrases?.inShort) || "";
    const [first = "", ...rest] = items;
    const shown = heading === "" ? rest : items;
    return [
      toldScene("list", "point", {
        headline: setLine(heading || first, language),
        rows: shown.map((text) => ({ text, line })),
        isHeading: heading !== "",
        holds: [line],
      }),
    ];
  });
}

function ownScene(line: Line, section: Section, material: Material, held: Set<Line>): ToldScene | null {
  if (held.has(line)) return null;
  const scene = sceneOf(line.text, line, section, material);
  if (scene) held.add(line);
  return scene;
}

function sceneOf(text: string, line: Line, section: Section, { language }: Material): ToldScene | null {
  const parted = splitHeadline(text, language);
  if (!parted) return null;
  const [headline, rest] = parted;
  return toldScene(section, section === "proof" ? "proof" : section === "offer" ? "offer" : "point", {
    headline,
    rows: rest ? [{ text: rest, line }] : [],
    icon: icons[section] ?? "",
    holds: [line],
  });
}

function priceScene(material: Material, held: Set<Line>): ToldScene | null {
  const { language, phrases, prompt } = material;
  const lines = linesOf(material, "price").filter((line) => !held.has(line));
  const [first, ...more] = lines;
  if (!first) return null;
  for (const line of lines) held.add(line);
  const isPaid = material.evidence.speaksOf("donate", prompt) || material.evidence.speaksOf("apply", prompt);
  const label = first.isSentence || isDiscount(first) || isPaid ? "" : (phrases?.labels.price ?? "");
  if (lines.length < 3) {
    const [headline, rest] = splitHeadline(first.text, language) ?? [
      setLine(first.parts[0]!.text, language),
      "",
    ];
    const rows = [
      ...(rest ? [{ text: rest, line: first }] : []),
      ...more.map((line) => ({ text: setLine(line.text, language), line })),
    ];
    return toldScene("price", "offer", { label, headline, rows, icon: "tag", holds: lines });
  }
  const rows = lines.map((line) => ({ text: setLine(line.text, language), line }));
  const [head, ...rest] = rows;
  return label === ""
    ? toldScene("price", "offer", { headline: head!.text, rows: rest, icon: "tag", holds: lines })
    : toldScene("price", "offer", { headline: label, rows, icon: "tag", isHeading: true, holds: lines });
}

function whenScene(material: Material, held: Set<Line>): ToldScene | null {
  const { language, phrases } = material;
  const dates = linesOf(material, "date").filter((line) => !held.has(line));
  const [first, ...more] = dates;
  const parted = first && splitHeadline(first.text, language);
  if (!parted) return null;
  const places = linesOf(material, "address", "place").filter((line) => !held.has(line));
  const [headline, rest] = parted;
  const below = [...more, ...places];
  for (const line of [...dates, ...places]) held.add(line);
  return toldScene("when", "point", {
    label: first.isSentence ? "" : (phrases?.labels.when ?? ""),
    headline,
    rows: [
      ...(rest ? [{ text: rest, line: first }] : []),
      ...below.map((line) => ({ text: setLine(line.text, language), line })),
    ],
    icon: "calendar",
    holds: [...dates, ...places],
  });
}

function whereScene(material: Material, held: Set<Line>): ToldScene | null {
  const { language, phrases } = material;
  const places = linesOf(material, "address", "place").filter((line) => !held.has(line));
  const [first, ...more] = places;
  const parted = first && splitHeadline(first.text, language);
  if (!parted) return null;
  const [headline, rest] = parted;
  for (const line of places) held.add(line);
  return toldScene("where", "point", {
    label: phrases?.labels.where ?? "",
    headline,
    rows: [
      ...(rest ? [{ text: rest, line: first }] : []),
      ...more.map((line) => ({ text: setLine(line.text, language), line })),
    ],
    icon: "map-pin",
    holds: places,
  });
}

/** Where to go: the user's invitation, the way to reach them, or the address; null where the brief says none of it. */
function closing(material: Material, held: ReadonlySet<Line>): ToldScene | null {
  const { language, phrases } = material;
  const way = findWay(material);
  const action = buttonText(material, way) ?? "";
  const calls = linesOf(material, "action").filter((line) => !held.has(line));
  const ways = material.lines.filter((line) => line.kinds.has("contact"));
  if (way) {
    const { line, contact } = way;
    const invitation = inviting(way.line, material);
    // A word that only led to the way says nothing beside it: "Questions?"
    const isSaid = ({ text, kinds }: Line) => kinds.has("contact") || isUnspaced(text) || /\s/u.test(text);
    const others = [...calls, ...ways].filter((other) => other !== line && isSaid(other));
    const bare = setContact(contact.text, language);
    // Where the way itself is the button, with what leads to it, the name stands above it.
    const isBareButton = !phrases && action !== "";
    const lead = setLine(line.text, language);
    const button = isShortInvitation(line) ? lead : bare;
    const name = isBareButton ? setLine(material.name ?? material.subjectText, language) : "";
    return toldScene("close", "action", {
      label: invitation ? "" : (phrases?.interested ?? ""),
      headline: name || (invitation ?? bare),
      rows: distinctRows(
        others.map((other) => ({
          text: inviting(other, material) ?? setLine(other.text, language),
          line: other,
        })),
      ),
      action: !isBareButton ? action : name ? button : "",
      icon: contact.contact === "phone" ? "phone" : contact.contact === "mail" ? "mail" : "",
      holds: [line, ...others],
    });
  }
  const addresses = linesOf(material, "address").filter((line) => !held.has(line));
  const [address] = addresses;
  // "Come by" is what the button says.
  const call = calls.find(({ text }) => !address || text.length > 12);
  const lead = call ?? address;
  const parted = lead && splitHeadline(lead.text, language);
  if (parted) {
    const [headline, rest] = parted;
    const below = [...(call ? calls : []), ...addresses].filter((line) => line !== lead);
    const places = linesOf(material, "place").filter((line) => !held.has(line));
    const own = [...below, ...(address ? places : [])];
    return toldScene("close", "action", {
      label: lead === address ? (phrases?.labels.where ?? "") : "",
      headline,
      rows: [
        ...(rest ? [{ text: rest, line: lead }] : []),
        ...own.map((line) => ({ text: setLine(line.text, language), line })),
      ],
      action: address ? action : "",
      icon: address ? "map-pin" : "",
      holds: [lead, ...own, ...calls],
    });
  }
  return null;
}

/** "예약 064-123-4567", "Запись: +7 843 555-01-23": a word and the way, which fit on a button. */
function isShortInvitation({ text, parts }: Line): boolean {
  return text.length <= scriptLimits.actionCharacters && parts.at(-1)?.kind === "contact";
}

/** The user's words with the way in them, as they are written; null where the line is the bare way, or too long. */
function inviting({ text, kinds, parts }: Line, { language }: Material): string | null {
  const contact = parts.find(({ kind }) => kind === "contact");
  const isSaid = (["action", "statement", "need", "audience", "date"] as const).some((kind) =>
    kinds.has(kind),
  );
  if (!contact || !isSaid) return null;
  const line = setLine(text, language).replace(contact.text, setContact(contact.text, language));
  return line.length <= scriptLimits.headlineCharacters ? line : null;
}

/**
 * Without a way to go anywhere: the name, the place or the thing once more, and no button. None where all of them have
 * just been said: then the video ends with its last fact. After a single scene, which is all the brief has to say, the
 * same words would come twice: it ends with where that is, or asks.
 */
function endCard(material: Material, opening: Opening, scenes: readonly ToldScene[]): ToldScene | null {
  const { name, subject, subjectText, language, phrases } = material;
  if (scenes.length < 2) {
    const place = lonePlace(material);
    if (place)
      return toldScene("close", "action", {
        label: phrases?.labels.where ?? "",
        headline: setLine(place, language),
        icon: "map-pin",
      });
    const isBelow = opening.below.some(({ line }) => line !== null && line === subject);
    return toldScene("close", "action", {
      headline: isBelow ? subjectText : (phrases?.interested ?? opening.headline),
    });
  }
  const said = scenes.slice(-2).map((scene) => scene.headline);
  const headline = name ? setLine(name, language) : "";
  const isNew = headline.length <= scriptLimits.headlineCharacters && !said.includes(headline);
  return headline && isNew ? toldScene("close", "action", { headline }) : null;
}

function distinctRows(rows: readonly Row[]): Row[] {
  return rows.filter(({ text }, index) => rows.findIndex((row) => row.text === text) === index).slice(0, 4);
}
