import type { PartKind } from "~/domain/video/brief-reading";
import { lineLimits } from "~/domain/video/edit-script";
import {
  mostAlternatives,
  type RewriteRequest,
  type RewriteSlot,
  type SceneLines,
} from "~/domain/video/rewrite";
import { movesOf, type RewriteMove } from "~/domain/video/rewrite-move";
import { sayingOf } from "~/domain/video/saying-of";
import { findWay } from "./find-deed";
import { findOpenings } from "./find-openings";
import { linesOf, type Material } from "./material";
import type { Line } from "./read-lines";
import { asQuestion, setContact, setLine, splitHeadline } from "./set-line";

interface Rewritten {
  move: RewriteMove;
  lines: SceneLines;
}

/**
 * Other copy for a scene or one line of it. Each alternative is one named move on the words that are there, or words of
 * the brief that stand nowhere yet; none returns a line as it was. Empty where no move applies.
 */
export function rewriteCopy(
  request: RewriteRequest,
  material: Material,
): (SceneLines & { move: RewriteMove })[] {
  const wanted = movesOf(request.instruction ?? "");
  const all =
    request.target === "line"
      ? movesOfLine(request, request.slot!, material)
      : movesOfScene(request, material);
  const target = request.target === "line" ? request.slot! : "scene";
  const saying = (lines: SceneLines) => fold(sayingOf(lines, target));
  const known = new Set([...request.seen, ...request.otherLines].map(fold));
  known.add(saying(request.scene.lines));
  return all
    .filter(({ move }) => wanted === null || wanted.includes(move))
    .filter(({ lines }) => {
      const said = saying(lines);
      const fits = (Object.keys(lines) as RewriteSlot[]).every(
        (slot) => (lines[slot] ?? "").length <= lineLimits[slot],
      );
      if (!fits || said.trim() === "" || known.has(said) || isElsewhere(request, lines)) return false;
      known.add(said);
      return true;
    })
    .slice(0, mostAlternatives)
    .map(({ move, lines }) => ({ ...lines, move }));
}

/** Whether another scene says the new headline already. */
function isElsewhere({ otherLines, scene }: RewriteRequest, { headline = "" }: SceneLines): boolean {
  const said = fold(headline);
  return (
    said !== "" && said !== fold(scene.lines.headline ?? "") && otherLines.some((text) => fold(text) === said)
  );
}

function movesOfScene(request: RewriteRequest, material: Material): Rewritten[] {
  const { language, phrases } = material;
  const { label, headline = "", body = "", action } = request.scene.lines;
  const rows = body.split("\n").filter(Boolean);
  const kept = { ...(label && { label }), ...(action && { action }) };
  const make = (move: RewriteMove, lines: SceneLines): Rewritten => ({ move, lines: { ...kept, ...lines } });
  const found: Rewritten[] = [];

  if (rows.length > 0 && !rows.some((row) => holdsFact(row, material)))
    found.push(make("shorter", { headline, body: rows.slice(0, -1).join("\n") }));
  for (const short of shorterLines(headline, material))
    found.push(make("shorter", { headline: short, body }));
  for (const part of figuresIn(headline, material)) {
    const rest = setLine(headline.replace(part, " "), language);
    found.push(
      make("number-first", {
        headline: setLine(part, language),
        body: [rest, ...rows].filter(Boolean).join("\n"),
      }),
    );
  }
  for (const question of questionsOf(headline, request, material))
    found.push(make("as-question", { headline: question, body }));
  const parted = clauses(headline);
  if (parted) {
    const [first, rest] = parted.map((text) => setLine(text, language));
    found.push(make("split", { headline: first!, body: [rest!, ...rows].join("\n") }));
  }
  if (rows.length === 1)
    found.push(make("join", { headline: joined(headline, rows[0]!, language), body: "" }));
  for (const line of unusedLines(request, material)) {
    const [head, rest = ""] = splitHeadline(line.text, language) ?? [];
    if (head) found.push(make("another-part", { headline: head, body: rest }));
  }
  if (request.scene.role === "hook") {
    for (const { headline: head, below, label: above } of findOpenings(material)) {
      const lines = {
        headline: head,
        body: below.map(({ text }) => text).join("\n"),
        ...(above && { label: above }),
      };
      found.push({ move: "another-part", lines: { ...(action && { action }), ...lines } });
    }
  }
  if (label) found.push({ move: "label", lines: { headline, body, ...(action && { action }) } });
  else {
    const own = ownLabel(headline, material);
    if (own) found.push(make("label", { label: own, headline, body }));
  }
  const original = originalOf(headline, material);
  if (original) {
    const [head, rest = ""] = splitHeadline(original, language) ?? [];
    if (head) found.push(make("original", { headline: head, body: rest }));
  }
  return phrases || !label ? found : found.filter(({ move }) => move !== "label");
}

function movesOfLine(request: RewriteRequest, slot: RewriteSlot, material: Material): Rewritten[] {
  const { language, phrases } = material;
  const { headline = "", body = "", label = "" } = request.scene.lines;
  const make =
    (move: RewriteMove) =>
    (text: string): Rewritten => ({ move, lines: { [slot]: text } });
  switch (slot) {
    case "headline":
      return [
        ...shorterLines(headline, material).map(make("shorter")),
        ...figuresIn(headline, material)
          .map((text) => setLine(text, language))
          .map(make("number-first")),
        ...questionsOf(headline, request, material).map(make("as-question")),
        ...unusedLines(request, material)
          .flatMap((line) => splitHeadline(line.text, language)?.[0] ?? [])
          .map(make("another-part")),
        ...(request.scene.role === "hook"
          ? findOpenings(material).map((opening) => opening.headline)
          : []
        ).map(make("another-part")),
        ...[originalOf(headline, material) ?? ""].map(make("original")),
      ];
    case "body": {
      const rows = body.split("\n").filter(Boolean);
      const others = unusedLines(request, material).map((line) => setLine(line.text, language));
      return [
        ...(rows.length > 1 && !holdsFact(rows.at(-1)!, material) ? [rows.slice(0, -1).join("\n")] : []).map(
          make("shorter"),
        ),
        ...(rows.length === 1 ? shorterLines(body, material) : []).map(make("shorter")),
        ...(rows.length === 1
          ? [
              clauses(body)
                ?.map((text) => setLine(text, language))
                .join("\n") ?? "",
            ]
          : []
        ).map(make("split")),
        ...(rows.length > 1 ? [rows.reduce((all, row) => joined(all, row, language))] : []).map(make("join")),
        ...others.map(make("another-part")),
        ...[originalOf(headline, material) ?? ""]
          .filter((text) => fold(text) !== fold(headline))
          .map(make("original")),
      ];
    }
    case "label":
      return [
        ...(phrases ? [ownLabel(headline, material) ?? "", ...Object.values(phrases.labels)] : []).map(
          make("label"),
        ),
        ...[material.name ?? "", material.subjectText].map(make("another-part")),
      ].filter(({ lines }) => lines.label !== label);
    case "action": {
      const way = findWay(material);
      const own = linesOf(material, "action").map((line) => setLine(line.text, language));
      const usual =
        phrases && way
          ? [
              phrases.deeds.more,
              ...(way.contact.contact === "phone" ? [phrases.deeds.call] : [phrases.deeds.write]),
            ]
          : [];
      return [...own, ...(way ? [setContact(way.contact.text, language)] : []), ...usual].map(
        make("another-part"),
      );
    }
    case "spoken": {
      const said = [headline, ...body.split("\n")].filter(Boolean);
      return [
        ...[said.map(closed).join(" ")].map(make("join")),
        ...[closed(headline)].map(make("shorter")),
        ...[originalOf(headline, material) ?? ""].filter(Boolean).map(closed).map(make("original")),
      ];
    }
  }
}

/** What must not be lost by a shorter line. */
function holdsFact(text: string, { lines }: Material): boolean {
  const facts = ["price", "date", "address", "place", "contact", "gift"];
  return lines.some(({ parts }) =>
    parts.some((part) => facts.includes(part.kind) && fold(text).includes(fold(part.text))),
  );
}

function shorterLines(line: string, material: Material): string[] {
  const parted = clauses(line);
  const first = parted && !holdsFact(parted[1], material) ? [setLine(parted[0], material.language)] : [];
  const figures = figuresIn(line, material).filter((part) => !holdsFact(line.replace(part, " "), material));
  return [...first, ...figures.map((text) => setLine(text, material.language))];
}

/** The stretch of a line that holds its number, where more stands in it; a price keeps what it is for. */
function figuresIn(line: string, { lines }: Material): string[] {
  const counted: readonly PartKind[] = ["statement", "feature", "proof"];
  const figures = lines.flatMap(({ parts }) =>
    parts.flatMap(({ kind, figure, text }) => (figure ? [counted.includes(kind) ? figure : text] : [])),
  );
  return figures
    .filter((figure) => line.includes(figure) && line.trim().length > figure.length + 2)
    .slice(0, 1);
}

/** Only the user's own question, a need, or words without a verb. */
function questionsOf(headline: string, { scene }: RewriteRequest, material: Material): string[] {
  const { language, phrases, subjectText } = material;
  if (!phrases) return [];
  const isBare = linesOf(material, "subject", "feature", "gift").some(
    ({ text }) => fold(setLine(text, language)) === fold(headline),
  );
  const asked =
    scene.role === "hook" ? findOpenings(material).filter(({ headline: text }) => /[?？؟]/u.test(text)) : [];
  return [
    ...asked.map((opening) => opening.headline),
    ...(isBare || fold(headline) === fold(subjectText) ? [asQuestion(headline, language)] : []),
  ];
}

/** Lines of the brief that no scene says; for an offer those of its kind first. */
function unusedLines({ scene, otherLines }: RewriteRequest, { lines, language }: Material): Line[] {
  const said = fold([...Object.values(scene.lines), ...otherLines].join("\n"));
  const free = lines.filter(
    ({ kind, text }) => kind !== "contact" && !said.includes(fold(setLine(text, language))),
  );
  const suits = ({ kind }: Line) =>
    scene.role === "offer"
      ? kind === "price" || kind === "gift"
      : scene.role === "proof"
        ? kind === "proof"
        : false;
  return [...free.filter(suits), ...free.filter((line) => !suits(line))];
}

function ownLabel(headline: string, { lines, phrases }: Material): string | null {
  const kind = lines.find(({ text }) => fold(text).includes(fold(headline)))?.kind;
  if (kind === "price") return phrases?.labels.price ?? null;
  if (kind === "date") return phrases?.labels.when ?? null;
  return kind === "address" || kind === "place" ? (phrases?.labels.where ?? null) : null;
}

/** The user's line of which the words are a part; null where they are all of it. */
function originalOf(headline: string, { lines, language }: Material): string | null {
  const words = fold(headline)
    .replace(/[?？؟¿]/gu, "")
    .trim();
  const line = lines.find(({ text }) => words.length > 3 && fold(text).includes(words));
  const text = line ? setLine(line.text, language) : "";
  return line && fold(text) !== fold(headline) ? text : null;
}

/** A line at its last border of clauses. */
function clauses(line: string): [string, string] | null {
  const at = [...line.matchAll(/[,;:](?=\s)|\s[–—-](?=\s)|[、，；：]/gu)].at(-1);
  if (!at || at.index < 4) return null;
  const rest = line.slice(at.index + at[0].length).trim();
  return rest.length > 2 ? [line.slice(0, at.index), rest] : null;
}

function joined(first: string, second: string, language: string): string {
  const primary = language.toLowerCase().split("-")[0];
  const comma = primary === "ja" ? "、" : primary === "zh" ? "，" : primary === "ar" ? "، " : ", ";
  return `${first}${comma}${second}`;
}

function closed(sentence: string): string {
  return sentence === "" || /[.!?…。！？؟।]$/u.test(sentence) ? sentence : `${sentence}.`;
}

function fold(text: string): string {
  return text
    .replace(/[^\S\n]+/gu, " ")
    .trim()
    .toLowerCase();
}
