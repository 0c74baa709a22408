import type { ArtDirection } from "~/domain/image/art-direction";
import { type Language, languages } from "~/domain/text/language";
import type { PartKind } from "~/domain/video/brief-reading";
import { readBrief } from "../brief-reader/read-brief";
import type { SubjectMatch } from "../subjects/find-subject";
import type { Subjects } from "../subjects/subjects";

/** What the picture of one scene shows. */
export interface ScenePlan extends Pick<SubjectMatch, "subject" | "more" | "missing"> {
  /** Ids of compositions that show a thing in another way than the scenes before; empty where any will do. */
  framings: readonly string[];
  /** Shows once more, at the end, what the first scene shows. */
  isReturn: boolean;
}

/** What is told of a time or a place is shown by, the first that is not taken. */
const signs: readonly (readonly [kind: PartKind, ids: readonly string[]])[] = [
  ["date", ["spiral-calendar", "alarm-clock"]],
  ["place", ["round-pushpin"]],
  ["address", ["round-pushpin"]],
];
/** Close, many, in company: how a thing is shown once more. */
const framings = ["crop", "grid", "pattern", "toss", "rhythm"];
/** Of so many scenes without a thing of their own, one shows what the video is about. */
const freeRun = 3;
/** Of a thing that only the whole brief names. */
const leastOfThing = 0.7;
const nothing: ScenePlan = { subject: null, more: [], missing: "", framings: [], isReturn: false };

/** What else the words name is of another scene: only what belongs to the trade stands beside its thing. */
const planOf = ({ subject, kin, missing }: SubjectMatch, ways: readonly string[] = []): ScenePlan => ({
  subject,
  more: kin,
  missing,
  framings: ways,
  isReturn: false,
});

/**
 * Shares out what the scenes of a video show. The first and the last show what it is about; between them, each shows
 * the thing its own words surely name, else a sign of when or where; of what is left, the most are pictures
 * without a thing, and now and then the subject in another framing. The same direction gives the same plan.
 */
export async function planScenes(
  subjects: Subjects,
  { scenes, about }: Pick<ArtDirection, "scenes" | "about">,
  language: string,
): Promise<ScenePlan[]> {
  const head = commonHead(scenes);
  const whole = await wholeOf(subjects, { head, about }, language);
  const taken = new Set(whole.subject ? [whole.subject.id] : []);
  const isOwn = ({ subject }: SubjectMatch) =>
    subject !== null && ![...taken].some((id) => isKindOf(subject.id, id));
  const kindOf = kindsIn(about, language);
  const plans: (ScenePlan | null)[] = [];
  const take = (plan: ScenePlan) => {
    taken.add(plan.subject!.id);
    plans.push(plan);
  };
  for (const [place, scene] of scenes.entries()) {
    const own = scene.startsWith(head) ? scene.slice(head.length) : scene;
    const isFirst = place === 0 && whole.subject !== null;
    const isLast = place === scenes.length - 1 && whole.subject !== null;
    const match = isFirst ? null : await subjects.findThingOfScene(own, whole, language);
    if (match && isOwn(match)) take(planOf(match));
    else if (isFirst || isLast) plans.push({ ...planOf(whole), isReturn: !isFirst });
    else {
      const sign = signOf(kindOf(own), taken);
      if (sign) take({ ...nothing, subject: { id: sign, label: await subjects.nameOf(sign, language) } });
      else plans.push(null);
    }
  }
  return fillFree(plans, whole);
}

/**
 * What the video is about: as its scenes name it, else as its brief does. A trade may stand anywhere in that; a thing must
 * stand early: the dogs that are welcome are no subject.
 */
async function wholeOf(
  subjects: Subjects,
  { head, about }: { head: string; about: string },
  language: string,
): Promise<SubjectMatch> {
  const named = head === "" ? null : await subjects.findSubject(head, language);
  if (named?.subject) return named;
  const told = await subjects.findSubject(about, language);
  const isSure = !told.isThing || told.confidence >= leastOfThing;
  return { ...told, ...(!isSure && { subject: null, kin: [] }), missing: named?.missing || told.missing };
}

/** Gives what has no thing of its own a field, and every third of them the subject in another framing. */
function fillFree(plans: readonly (ScenePlan | null)[], whole: SubjectMatch): ScenePlan[] {
  const filled: ScenePlan[] = [];
  let free = 0;
  for (const [place, plan] of plans.entries()) {
    const isBeside = [filled.at(-1), plans[place + 1]].some(
      (other) => other?.subject && other.subject.id === whole.subject?.id,
    );
    if (plan) filled.push(plan);
    else if (whole.subject === null) filled.push({ ...nothing, missing: whole.missing });
    else filled.push(free++ % freeRun === 1 && !isBeside ? planOf(whole, framings) : nothing);
  }
  return filled;
}

/** The words that most of the scenes begin with: what the video is about. "" where no two have any in common. */
function commonHead(scenes: readonly string[]): string {
  const heads = [...new Set(scenes.map((scene) => scene.split(" – ")[0]!))];
  const countOf = (head: string) => scenes.filter((scene) => scene.startsWith(head)).length;
  const [best = ""] = heads.toSorted((one, other) => countOf(other) - countOf(one));
  return countOf(best) > 1 ? best : "";
}

/** Whether the names tell that one thing is a kind of the other: gloves beside a boxing glove are no other thing. */
function isKindOf(one: string, other: string): boolean {
  const wordsOf = (id: string) => id.split("-").map((word) => word.replace(/s$/, ""));
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  return fewer!.every((word) => more!.includes(word));
}

/** What stands first in the words of a scene: the kind of a part of the brief, which decides what they are about. */
function kindsIn(about: string, language: string): (text: string) => PartKind | null {
  const chosen = languages.find((tag): tag is Language => tag === language) ?? "en";
  const { parts } = readBrief({ prompt: about, language: chosen, region: null });
  return (text) => {
    const said = text.toLowerCase();
    const found = parts
      .map((part) => ({ kind: part.kind, at: said.indexOf(part.text.toLowerCase()) }))
      .filter(({ at }) => at >= 0);
    return found.toSorted((one, other) => one.at - other.at)[0]?.kind ?? null;
  };
}

const signOf = (kind: PartKind | null, taken: ReadonlySet<string>): string | null =>
  signs.find(([shown]) => shown === kind)?.[1].find((id) => !taken.has(id)) ?? null;
