import { guessLanguage } from "~/domain/text/guess-language";
import { quotedPattern } from "~/domain/text/quoted-texts";
import { briefLimits, type Tone } from "~/domain/video/brief";
import { type OwnColorName, ownColorNames } from "~/domain/video/own-colors";
import { askedLanguage } from "../asked-language";
import { formatWords, wishWords } from "../known-wishes";
import { clausesOf, platformIn, secondsIn } from "../read-wish";
import { applyBriefStep } from "./apply-brief-step";
import type { BriefOutline } from "./brief-outline";
import type { BriefPlan, BriefStep } from "./brief-step";
import { ownColorWords, toneWords, usualActions, briefWishWords as words } from "./brief-wish-words";
import { shorterWords } from "./shorter-words";

/** Without a length, "shorter" is this part of what the video lasts. */
const shorterShare = 0.7;

const whatItKnows =
  "The built-in assistant sets the place, shape, length, language, tone, template, brand, pictures and colours. It shortens your words, adds a call to action, and writes what you put in quotation marks: add “now in the shop”.";
const noPromptYet = "Write a few words of it first.";

/** What is read of one clause: what to do, or why not. */
interface Read {
  steps: BriefStep[];
  told?: string;
}

/**
 * What a wish asks of a brief, by its words alone: the built-in assistant, which reads the usual wishes and nothing else. A
 * sentence is read as one wish for each clause; what it does not know comes back in `cannot`, in the person's own words.
 */
export function readBriefWish(wish: string, brief: BriefOutline): BriefPlan {
  const steps: BriefStep[] = [];
  const cannot: string[] = [];
  const told = new Set<string>();
  let current = brief;
  const { clauses, textOf, putBack } = withoutQuotes(wish);
  for (const clause of clauses) {
    const read = readClause(clause, textOf(clause), current);
    for (const step of read.steps) current = { ...current, ...applyBriefStep(current, step) };
    if (read.steps.length === 0) cannot.push(putBack(clause).slice(0, 200));
    if (read.told) told.add(read.told);
    steps.push(...read.steps);
  }
  if (cannot.length > 0 && told.size === 0) told.add(whatItKnows);
  return {
    reply: [...told].join(" ").slice(0, 600),
    steps: onceEach(steps, brief).slice(0, 8),
    cannot: cannot.slice(0, 8),
  };
}

/** The last of each kind counts; what is set of a video needs one. */
function onceEach(steps: readonly BriefStep[], { tool }: BriefOutline): BriefStep[] {
  const kindOf = (step: BriefStep) => (step.do === "color" ? step.name : step.do);
  const last = steps.filter(
    (step, index) => !steps.slice(index + 1).some((later) => kindOf(later) === kindOf(step)),
  );
  const isOfVideo = last.some((step) => step.do !== "make" && step.do !== "prompt");
  const needsVideo =
    isOfVideo && tool !== null && tool !== "video" && last.every(({ do: kind }) => kind !== "make");
  return needsVideo ? [{ do: "make", tool: "video" }, ...last] : last;
}

/** Clauses in which each quotation is one mark, so that its own commas divide nothing. */
function withoutQuotes(wish: string) {
  const quotes: string[] = [];
  const mark = (quote: string) => `\uE000${quotes.push(quote) - 1}\uE001`;
  // "Add: open on Sundays, too": what follows the colon is said as it stands.
  const colon = /^([^:：\n]{2,60}?)[:：]\s+(?=\S)([\s\S]+)$/u.exec(wish.trim());
  const [head = "", rest = ""] = colon?.slice(1) ?? [];
  const isQuoting = [words.action, words.add, words.write].some((pattern) => pattern.test(head));
  const text =
    isQuoting && rest.matchAll(quotedPattern).next().done
      ? `${head} ${mark(rest)}`
      : wish.replace(quotedPattern, (...match) => mark(match.slice(1, 6).find(Boolean) ?? ""));
  const textOf = (clause: string) =>
    [...clause.matchAll(/\uE000(\d+)\uE001/gu)].map(([, index]) => quotes[Number(index)]?.trim() ?? "");
  const putBack = (clause: string) =>
    clause.replace(/\uE000(\d+)\uE001/gu, (_, index) => `“${quotes[Number(index)] ?? ""}”`);
  return { clauses: clausesOf(text), textOf, putBack };
}

function readClause(clause: string, quoted: string[], brief: BriefOutline): Read {
  const has = (pattern: RegExp) => pattern.test(clause);
  if (has(words.action)) return called(brief, quoted[0]);
  if (quoted.length > 0) return quotedStep(clause, quoted, brief);
  if (has(wishWords.shorterWords) || (has(wishWords.shorter) && (has(words.words) || isOfWords(brief)))) {
    return shortened(brief);
  }
  const hex = /#[0-9a-f]{6}\b/iu.exec(clause)?.[0].toLowerCase();
  if (hex) {
    const name = ownColorNames.find((one: OwnColorName) => has(ownColorWords[one])) ?? "accent";
    return { steps: [{ do: "color", name, color: hex }] };
  }
  if (has(words.elsewhere)) return { steps: [] };
  if (has(words.template)) return templated(clause, brief);
  if (has(wishWords.brand)) return branded(clause, brief);
  if (has(words.wordsOnly)) return { steps: [{ do: "pictures", from: "none" }] };
  const tool = toolIn(clause, brief);
  if (tool) {
    // "Make it a video for Reels".
    const { steps, ...rest } = tool === "video" ? setOfVideo(clause, brief) : { steps: [] };
    return { steps: [{ do: "make", tool }, ...steps], ...rest };
  }
  if (has(words.images) && has(words.own)) return { steps: [{ do: "pictures", from: "uploads" }] };
  if (has(words.images) && has(words.made) && !has(words.instead))
    return { steps: [{ do: "pictures", from: "made" }] };
  // "Mention that we are on Instagram" sets nothing.
  if (has(words.add) || clause.split(/\s+/u).length > 10) return { steps: [] };
  return setOfVideo(clause, brief);
}

const isOfWords = ({ tool }: BriefOutline) => tool === "images" || tool === "page";

function called({ prompt }: BriefOutline, given: string | undefined): Read {
  if (prompt.trim() === "") return { steps: [], told: noPromptYet };
  if (given) return written(joined(prompt, given));
  const usual = usualActions[guessLanguage(prompt) ?? "en"] ?? usualActions.en;
  const address = /(?<![\w@.])(?:https?:\/\/)?(?:[\w-]+\.)+\p{L}{2,}(?:\/[^\s,;]*)?/u.exec(prompt)?.[0];
  const action = address ? usual?.at(address.replace(/[.]$/u, "")) : usual?.alone;
  return {
    told: "For words of your own, say: add a call to action: Book a table.",
    ...written(joined(prompt, action ?? "")),
  };
}

function quotedStep(clause: string, [first = "", second]: string[], { prompt }: BriefOutline): Read {
  const has = (pattern: RegExp) => pattern.test(clause);
  const replaced = (by: string): Read =>
    prompt.includes(first)
      ? written(prompt.replace(first, () => by))
      : { steps: [], told: `“${first.slice(0, 80)}” does not stand in your words.` };
  if (second !== undefined) return has(words.replace) ? replaced(second) : { steps: [] };
  if (has(words.remove)) return replaced("");
  if (has(words.add)) return written(prompt.trim() === "" ? first : joined(prompt, first));
  return has(words.write) || has(words.replace) ? written(first) : { steps: [] };
}

function written(text: string): Read {
  const tidy = text
    .replace(/[^\S\n]{2,}/gu, " ")
    .replace(/[^\S\n]+(?=[.,;!?](?:\s|$))/gu, "")
    .trim();
  if (tidy === "") return { steps: [], told: "Nothing would be left of your words." };
  if (tidy.length <= briefLimits.promptCharacters) return { steps: [{ do: "prompt", text: tidy }] };
  return { steps: [], told: `Your words would be longer than ${briefLimits.promptCharacters} characters.` };
}

/** A sentence after the others, on a line of its own where each of them has one. */
function joined(prompt: string, sentence: string): string {
  const before = prompt.trim();
  const closed = /[.!?…:]$/u.test(before) || /\n/u.test(before) ? before : `${before}.`;
  const said = /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
  return `${closed}${/\n/u.test(before) ? "\n" : " "}${said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`;
}

function shortened({ prompt }: BriefOutline): Read {
  if (prompt.trim() === "") return { steps: [], told: noPromptYet };
  const text = shorterWords(prompt);
  if (text !== prompt) return written(text);
  return { steps: [], told: "Nothing can be left out of your words without losing a fact." };
}

function templated(clause: string, { templates }: BriefOutline): Read {
  const said = clause.toLowerCase();
  const named = templates
    .toSorted((one, other) => other.name.length - one.name.length)
    .find(({ name }) => said.includes(name.toLowerCase()));
  if (named) return { steps: [{ do: "template", templateId: named.id }] };
  if (wishWords.without.test(clause)) return { steps: [{ do: "template", templateId: null }] };
  const some = templates.slice(0, 4).map(({ name }) => name);
  return { steps: [], told: `Name a template, such as ${new Intl.ListFormat("en-GB").format(some)}.` };
}

function branded(clause: string, { brands }: BriefOutline): Read {
  if (wishWords.without.test(clause)) return { steps: [{ do: "brand", brandId: null }] };
  const said = clause.toLowerCase();
  const brand = brands.find(({ name }) => said.includes(name.toLowerCase())) ?? brands[0];
  if (brand) return { steps: [{ do: "brand", brandId: brand.id }] };
  return { steps: [], told: "There is no brand yet. Make one in Products, under Brands." };
}

function toolIn(clause: string, { tools, tool }: BriefOutline) {
  if (tool === null || !words.instead.test(clause)) return null;
  const wanted = (["page", "images", "video"] as const).find((one) => words[one].test(clause));
  return wanted && wanted !== tool && tools.includes(wanted) ? wanted : null;
}

/** Tone, language, place, shape and length, which one clause may name together. */
function setOfVideo(clause: string, { lengthSeconds, languages }: BriefOutline): Read {
  const has = (pattern: RegExp) => pattern.test(clause);
  const steps: BriefStep[] = [];
  const told: string[] = [];
  const tone = (Object.keys(toneWords) as Tone[]).find((one) => has(toneWords[one]));
  if (tone) steps.push({ do: "tone", tone: has(words.less) && tone !== "plain" ? "plain" : tone });
  const platform = platformIn(clause);
  const format = platform ? undefined : formatWords.find(([, pattern]) => has(pattern))?.[0];
  if (platform) steps.push({ do: "platform", platform });
  if (format) steps.push({ do: "format", format });
  const asked = secondsIn(clause);
  if (asked !== null) {
    steps.push({ do: "length", seconds: allowed(asked) });
    if (allowed(asked) !== asked)
      told.push(
        `A video here lasts ${briefLimits.shortestSeconds} to ${briefLimits.longestSeconds} seconds.`,
      );
  } else if (has(wishWords.shorter) || has(words.longer)) {
    const share = has(wishWords.shorter) ? shorterShare : 1 / shorterShare;
    steps.push({ do: "length", seconds: allowed(lengthSeconds * share) });
    if (has(wishWords.shorter))
      told.push("This is the length of the video. Say “shorter words” to shorten what you wrote.");
  }
  const language = askedLanguage(clause);
  if (language && languages.includes(language)) steps.push({ do: "language", language });
  if (language && !languages.includes(language)) {
    const name = new Intl.DisplayNames("en", { type: "language" }).of(language);
    told.push(`No writer that is set up here writes ${name}.`);
  }
  return { steps, ...(told.length > 0 && { told: told.join(" ") }) };
}

const allowed = (seconds: number) =>
  Math.min(briefLimits.longestSeconds, Math.max(briefLimits.shortestSeconds, Math.round(seconds)));
