import type { ShownSubject } from "~/domain/image/shown-subject";
import { quotedPattern } from "~/domain/text/quoted-texts";
import { likelyLanguage } from "../pictures/likely-language";
import { lchOf } from "../pictures/oklch";
import { asksForPlaceAlone, missingPlace, readSurroundings } from "../pictures/read-surroundings";
import { loadSubject } from "../pictures/subject-library";
import { bodyColorOf } from "../pictures/subject-traits";
import type { SubjectMatch } from "../subjects/find-subject";
import type { Subjects } from "../subjects/subjects";
import { type ImageIdea, readImageIdea } from "./read-image-idea";
import { carrierIn } from "./undrawn-words";

/** Colours with less are greys. */
const leastChroma = 0.05;

/** What is drawn for a prompt without products. */
export interface ImagePlan {
  idea: ImageIdea;
  /** BCP 47, of the words. */
  language: string;
  /** Its subject and missing words are those that are shown and left out. */
  found: SubjectMatch;
}

/**
 * Decides what the picture of a prompt shows and what of it is left out. Whoever says it before a picture is made and whoever
 * makes it ask here.
 */
export async function planImage(subjects: Subjects, prompt: string, negativePrompt = ""): Promise<ImagePlan> {
  const idea = readImageIdea(prompt, negativePrompt);
  const language = likelyLanguage(prompt);
  const found = await findIn(subjects, idea.text || prompt, language);
  // The words of the ground are no thing, but part of what is said to be left out.
  const isCut = !found.subject && !found.hasPerson && idea.ground !== null;
  const missing = (isCut && (await subjects.findSubject(prompt, language)).missing) || found.missing;
  const shown = shownOf(prompt, idea, { ...found, missing });
  const isUndyed =
    shown.missing === "" && shown.subject && (await keepsItsColor(subjects, idea, shown.subject));
  return { idea, language, found: { ...found, ...shown, ...(isUndyed && { missing: idea.dyed!.words }) } };
}

/** A few words are often English that could be of another language, too: "Scissors, risograph, mint". */
async function findIn(subjects: Subjects, text: string, language: string): Promise<SubjectMatch> {
  const found = await subjects.findSubject(text, language);
  if (found.subject || found.hasPerson || language === "en") return found;
  const english = await subjects.findSubject(text, "en");
  return english.subject ? english : found;
}

/** Whether a thing is said to have a colour that its art cannot be given. */
async function keepsItsColor(
  { readArt }: Subjects,
  { dyed }: ImageIdea,
  { id }: { id: string },
): Promise<boolean> {
  if (!dyed || lchOf(dyed.color).c < leastChroma) return false;
  const thing = await loadSubject(readArt, id, null);
  return thing !== null && bodyColorOf(id, thing.main) === null;
}

function shownOf(prompt: string, idea: ImageIdea, found: SubjectMatch): ShownSubject {
  const painted = prompt.replace(quotedPattern, " ");
  const carrier = carrierIn(painted);
  const subject = carrier?.isSubject ? null : found.subject;
  if (found.hasPerson) return { subject, missing: found.missing };
  if (carrier) return { subject, missing: carrier.part };
  const hasLetters = (idea.lettering?.lines ?? []).length > 0;
  if (hasLetters || idea.kind.type === "surface" || idea.kind.type === "repeat")
    return { subject, missing: "" };
  if (subject) return { subject, missing: missingPlace(painted) };
  if (idea.kind.type === "gradient") return { subject, missing: "" };
  const isPlaceAlone = readSurroundings(prompt).place !== null && asksForPlaceAlone(prompt);
  return { subject, missing: isPlaceAlone ? "" : found.missing };
}
