import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openBrowserPage } from "../browser/harness.ts";
import { openStudio } from "../e2e/studio.ts";
import { signUp } from "../fixtures/sign-up.ts";
import { allBriefs } from "./briefs/all-briefs.ts";
import { drawSheets } from "./briefs/draw-sheets.mjs";
import { firstVersion } from "./briefs/first-version.mjs";
import { heldOutBriefs } from "./briefs/held-out-briefs.ts";
import { judgePictures, judgeSeries } from "./briefs/judge-pictures.mjs";
import { judgeWords } from "./briefs/judge-words.mjs";
import { briefsFolder, makeVideos } from "./briefs/make-videos.mjs";
import { phraseTable } from "./briefs/phrase-table.mjs";
import { pictureSeconds } from "./briefs/picture-seconds.mjs";
import { round } from "./figures.mjs";
import { homePaint } from "./pages/largest-paint.mjs";

/**
 * Eighty briefs as people type them, each made into a video by the built app with the built-in models, and what is on
 * screen held against the brief; the words of some more briefs that nothing was mended on, made without pictures. Parts, all of them unless `only` names some: `words`, `pictures`, `sheets`,
 * `first-version`, `home`. The videos are kept until the build or the brief changes.
 */
export default async function* briefs({ only }) {
  const wants = (part) => only === undefined || only.includes(part);
  if (["words", "pictures", "sheets"].some(wants)) {
    const page = await openBrowserPage("brief-sheet-page.ts");
    try {
      const judged = await judgeAll(page, allBriefs, "made");
      const report = join(briefsFolder, "report.txt");
      await writeFile(report, `${reportOf(judged)}\n`);
      console.error(`What is wrong with each brief: ${report}`);
      if (wants("words")) {
        yield* wordRows(judged);
        const heldOut = await judgeAll(page, heldOutBriefs, "none");
        await writeFile(join(briefsFolder, "held-out.txt"), `${reportOf(heldOut)}\n`);
        for (const row of wordRows(heldOut)) yield { ...row, bench: `${row.bench}-held-out` };
      }
      if (wants("pictures")) {
        yield* pictureRows(judged);
        yield* pictureSeconds(judged.flatMap(({ video }) => video.orders.map(({ order }) => order)));
      }
      if (wants("sheets")) {
        await drawSheets(page, judged, join(briefsFolder, "sheets"));
        console.error(`Every frame: ${join(briefsFolder, "sheets")}`);
      }
    } finally {
      await page.close();
    }
  }
  if (["first-version", "home"].some(wants)) {
    const studio = await openStudio();
    try {
      if (wants("first-version")) yield* firstVersion(studio);
      if (wants("home")) yield* homePaint({ studio, newPerson: () => newPerson(studio) });
    } finally {
      await studio.stop();
    }
  }
}

async function newPerson({ url }) {
  const person = { email: `new-${crypto.randomUUID()}@example.com`, password: "a long password" };
  await signUp(url, person.email, person.password, "Ada Moreau");
  return person;
}

async function judgeAll(page, briefs, pictureSource) {
  const judged = [];
  const table = phraseTable();
  for await (const { brief, video } of makeVideos(briefs, { pictureSource })) {
    const shown = video.storyboard && (await page.call("readVideo", video.storyboard));
    const words = judgeWords(brief, { video, shown }, table);
    const pictures = judgePictures(brief, video);
    judged.push({
      brief,
      video,
      shown,
      words,
      pictures,
      problems: problemsOf(brief, video, words, pictures),
    });
  }
  return judged;
}

function problemsOf(brief, video, words, pictures) {
  const list = (title, items) => (items.length > 0 ? [`${title}: ${items.join(", ")}`] : []);
  return [
    ...list("failed", video.error ? [video.error] : []),
    ...list(
      "facts missing",
      words.lost.map(({ text }) => text),
    ),
    ...list("not in one language", words.foreign),
    ...list("filler", words.filler),
    ...list("request printed", words.printed),
    ...list("length", words.isLengthKept ? [] : [`${words.seconds} of ${brief.lengthSeconds} s`]),
    ...list(
      "wrong picture",
      pictures
        .filter(({ isAccepted }) => !isAccepted)
        .map(({ id, prompt }) => `${id ?? "unknown"} for “${prompt}”`),
    ),
    ...list(
      "no right subject",
      brief.subjects.length > 0 && !pictures.some(({ isRight }) => isRight) ? ["none of its pictures"] : [],
    ),
  ];
}

/** For each brief what is wrong with its video, then what it shows, a line for each scene. */
function reportOf(judged) {
  return judged
    .flatMap(({ brief, shown, problems }) => [
      `${brief.id}: ${problems.length > 0 ? "" : "nothing"}`,
      ...problems.map((problem) => `  ${problem}`),
      ...(shown?.scenes ?? []).map((texts) => `    | ${texts.join(" / ").replace(/\s+/g, " ")}`),
    ])
    .join("\n");
}

function* wordRows(judged) {
  const words = judged.map((each) => each.words);
  const facts = sum(words.map((each) => each.facts.length));
  const lost = sum(words.map((each) => each.lost.length));
  const made = words.filter(({ seconds }) => seconds !== null);
  const enough = judged.filter(({ brief }) => brief.isEnough);
  yield {
    bench: "language-pure",
    value: share(words, ({ seconds, foreign }) => seconds !== null && foreign.length === 0),
    unit: "share",
    goal: 1,
    better: "higher",
    how: `videos of ${judged.length} briefs in ${new Set(judged.map(({ brief }) => brief.language)).size} languages that are in the brief's language and show no phrase of another`,
  };
  yield {
    bench: "facts-kept",
    value: round((facts - lost) / facts),
    unit: "share",
    goal: 0.98,
    better: "higher",
    how: `names, prices, dates, places and contacts of the briefs that are on screen, ${facts - lost} of ${facts}`,
  };
  yield {
    bench: "filler-of-another-trade",
    value: sum(words.map(({ filler }) => filler.length)),
    unit: "words",
    goal: 0,
    better: "lower",
    how: `different words on screen that neither the brief nor the phrases of its language have, in ${made.filter(({ filler }) => filler.length > 0).length} of ${made.length} videos`,
  };
  yield {
    bench: "request-printed",
    value: words.filter(({ printed }) => printed.length > 0).length,
    unit: "videos",
    goal: 0,
    better: "lower",
    how: `videos that show words which only ask for the video, of ${judged.filter(({ brief }) => brief.never).length} briefs that have such words`,
  };
  yield {
    bench: "length-kept",
    value: share(words, ({ isLengthKept }) => isLengthKept),
    unit: "share",
    goal: 0.95,
    better: "higher",
    how: `videos within 10 % of the length asked for, where the brief says too little not longer than that; ${share(enough, ({ words }) => words.isLengthKept)} of those that say enough`,
  };
}

function* pictureRows(judged) {
  const pictures = judged.flatMap((each) => each.pictures);
  const named = judged.filter(({ brief }) => brief.subjects.length > 0);
  const withSubject = named.flatMap((each) => each.pictures);
  yield {
    bench: "subject-right-or-absent",
    value: share(pictures, ({ isAccepted }) => isAccepted),
    unit: "share",
    goal: 0.99,
    better: "higher",
    how: `${pictures.length} pictures of ${judged.length} briefs: a subject that is right for the brief, or none`,
  };
  yield {
    bench: "subject-right",
    value: share(named, (each) => each.pictures.some(({ isRight }) => isRight)),
    unit: "share",
    goal: 0.8,
    better: "higher",
    how: `${named.length} briefs with something that can be drawn: one of its pictures shows it; of all their pictures ${share(withSubject, ({ isRight }) => isRight)}`,
  };
  const series = judged.map((each) => judgeSeries(each.pictures));
  const differs = series.flatMap((each) => each.differs);
  yield {
    bench: "neighbours-differ",
    value: share(differs, Boolean),
    unit: "share",
    goal: 0.95,
    better: "higher",
    how: `${differs.length} pairs of scenes that follow one another: they do not show the same subject in the same composition; ${sum(series.map(({ repeats }) => repeats))} of ${pictures.length} pictures show a subject that their video has shown before`,
  };
}

function share(all, isTrue) {
  return all.length === 0 ? 0 : round(all.filter(isTrue).length / all.length);
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
