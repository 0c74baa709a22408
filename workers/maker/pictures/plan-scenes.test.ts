import { expect, test } from "vitest";
import { readMakerFile } from "../../../tests/fixtures/maker-files";
import { openSubjects } from "../subjects/subjects";
import { planScenes } from "./plan-scenes";

const subjects = openSubjects(readMakerFile);
const plan = async (about: string, scenes: string[], language = "en") =>
  planScenes(subjects, { about, scenes }, language);
const idsOf = async (...video: Parameters<typeof plan>) =>
  (await plan(...video)).map(({ subject }) => subject?.id ?? null);

const cafe = "Café Linde, our café in Bonn";
const longBrief = `${cafe}. Soup at noon. Bread from the stone oven. We deliver by bicycle. Saturday, 7 June. Pay by card. Sit where you like. Stay as long as you want. Nobody hurries you.`;

test("each scene shows what its own words name; the first and the last show what the video is about", async () => {
  const scenes = ["", " – Soup at noon", " – Bread from the stone oven", " – We deliver by bicycle", ""];
  expect(
    await idsOf(
      longBrief,
      scenes.map((scene) => cafe + scene),
    ),
  ).toEqual(["hot-beverage", "pot-of-food", "bread", "bicycle", "hot-beverage"]);
});

test("a date is shown by a calendar, a place by a pin, each once", async () => {
  const brief =
    "Carol concert in aid of the hospice. Saturday 13 December, 7.30pm. in Ludlow. Sunday 14 December.";
  const head = "Carol concert in aid of the hospice";
  const scenes = ["", " – Saturday 13 December, 7.30pm", " – in Ludlow", " – Sunday 14 December", ""];
  expect(
    await idsOf(
      brief,
      scenes.map((scene) => head + scene),
    ),
  ).toEqual(["christmas-tree", "spiral-calendar", "round-pushpin", "alarm-clock", "christmas-tree"]);
});

test("what says nothing that can be shown takes pictures without a thing, and seldom the subject", async () => {
  const quiet = ["Nobody hurries you", "Sit where you like", "Stay as long as you want", "Ask us anything"];
  const scenes = [
    cafe,
    ...quiet.map((words) => `${cafe} – ${words}`),
    ...quiet.map((words) => `${cafe} – ${words}!`),
    cafe,
  ];
  const shown = await plan(longBrief, scenes);
  const ids = shown.map(({ subject }) => subject?.id ?? null);
  expect(ids.filter((id) => id === null).length).toBeGreaterThanOrEqual(5);
  expect(ids.filter((id) => id === "hot-beverage").length).toBeLessThanOrEqual(4);
  for (const [place, id] of ids.entries()) if (id) expect(id).not.toBe(ids[place + 1]);
});

test("what the brief names at its end is no subject of the video", async () => {
  const brief =
    "hi can u do a vid for are holiday cotage in Whitby, sleeps 6, hot tub in the gardn, dogs welcom, 5 mins from the beach";
  const scenes = ["", " – hot tub in the gardn", " – dogs welcom", ""];
  const ids = await idsOf(
    brief,
    scenes.map((scene) => `are holiday cotage in Whitby${scene}`),
  );
  expect([ids[0], ids[1], ids[3]]).not.toContain("dog");
});

test("two scenes show the subject, the second in another way", async () => {
  const [first, second] = await plan("Friseursalon", ["Friseursalon", "Friseursalon – für alle"], "de");
  expect([first?.subject?.id, second?.subject?.id]).toEqual(["scissors", "scissors"]);
  expect([first?.isReturn, second?.isReturn]).toEqual([false, true]);
});

test("gloves are no other thing than the boxing glove of the club, a trade is found at the end of a brief, too", async () => {
  const club = "Boxing club de Roubaix";
  const boxing = await idsOf(`${club}. gants prêtés`, [club, `${club} – gants prêtés`, club], "fr");
  expect(boxing).not.toContain("gloves");
  const angst = "Viele Menschen haben Angst";
  const told = `${angst}. Wir wissen das, und deshalb haben wir alles anders gemacht, beim Zahnarzt in Regensburg`;
  expect((await idsOf(told, [angst, `${angst} – Es kostet nichts`], "de"))[0]).toBe("tooth");
  const ramen = "麺屋はやせ、札幌すすきのに10月3日オープン。鶏と昆布を12時間炊いた塩ラーメンが950円。";
  expect((await idsOf(ramen, ["麺屋はやせ", "麺屋はやせ – 水曜定休"], "ja"))[0]).toBe("steaming-bowl");
});
