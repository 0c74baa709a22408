import { usualSettings } from "../../app/domain/chat/thread.ts";
import { demoStaff, openStudio } from "../e2e/studio.ts";
import { median, round } from "./figures.mjs";

const COUNTS = { small: 10, large: 2_000 };
const ROUNDS = 9;
const MODEL = "built-in/assistant";

/** How soon an answer begins in a thread of 2,000 messages against one of 10, side by side in one studio. */
export async function* chatFirstToken() {
  const studio = await openStudio();
  try {
    const pages = {};
    const openMs = {};
    for (const [size, count] of Object.entries(COUNTS)) {
      const page = await studio.newPage({ viewport: { width: 1440, height: 900 } });
      await studio.signIn(page, demoStaff);
      await page.goto("/llm-chat");
      const threadId = await importThread(page, count);
      const begin = performance.now();
      await page.goto(`/llm-chat/${threadId}`);
      await page.getByText(`Answer ${count - 1} of the talk`).waitFor();
      openMs[size] = performance.now() - begin;
      pages[size] = page;
    }
    const times = { small: [], large: [] };
    for (let count = 0; count <= ROUNDS; count++) {
      for (const [size, page] of Object.entries(pages)) {
        const ms = await firstToken(page, count);
        // The first round loads what the first answer needs, and is not counted.
        if (count > 0) times[size].push(ms);
      }
    }
    const [small, large] = [median(times.small), median(times.large)];
    yield {
      bench: "chat-2000-first-token-ms",
      value: round(large / small),
      unit: "ratio",
      goal: 1.2,
      better: "lower",
      how: `2,000 messages (${round(large)} ms) ÷ 10 (${round(small)} ms): from Enter to the first word of the answer on the screen, built-in model, median of ${ROUNDS} in turn; the threads opened in ${round(openMs.large)} and ${round(openMs.small)} ms`,
    };
  } finally {
    await studio.stop();
  }
}

/** From the key to the first word, as the page itself sees it. */
async function firstToken(page, place) {
  const asked = `Hello ${place} from the bench`;
  const box = page.getByLabel("Your message");
  await box.fill(asked);
  await page.evaluate((question) => {
    const list = document.querySelector('[aria-label="Messages"]');
    window.firstToken = new Promise((resolve) => {
      let begin = 0;
      addEventListener("keydown", () => (begin = performance.now()), { once: true, capture: true });
      const look = () => {
        const rows = [...list.querySelectorAll("article")];
        const at = rows.findLastIndex((row) => row.textContent?.includes(question));
        if (at < 0 || !/I am/.test(rows[at + 1]?.textContent ?? "")) return;
        seen.disconnect();
        resolve(performance.now() - begin);
      };
      const seen = new MutationObserver(look);
      seen.observe(list, { childList: true, subtree: true, characterData: true });
    });
  }, asked);
  await box.press("Enter");
  const ms = await page.evaluate(() => window.firstToken);
  await page.getByRole("button", { name: "Send" }).waitFor();
  return ms;
}

async function importThread(page, count) {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const messages = ids.map((id, place) => ({
    id,
    role: place % 2 === 0 ? "user" : "assistant",
    parts: [{ type: "text", text: textOf(place) }],
    metadata: {
      parentId: ids[place - 1] ?? null,
      at: new Date(Date.now() - (count - place) * 1000).toISOString(),
      state: "done",
      modelId: place % 2 === 0 ? null : MODEL,
      problem: null,
      inputTokens: null,
      outputTokens: null,
      costUsd: null,
      firstMs: null,
      totalMs: null,
      feedback: null,
      pairId: null,
    },
  }));
  const settings = { ...usualSettings, modelIds: [MODEL] };
  const thread = {
    format: "vitrine-thread-1",
    title: `${count} messages`,
    leafId: ids.at(-1),
    settings,
    messages,
  };
  const threadId = crypto.randomUUID();
  const status = await page.evaluate(
    async (body) => {
      const init = {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      };
      return (await fetch("/api/v1/staff/chats", init)).status;
    },
    { do: "import", threadId, thread },
  );
  if (status !== 200) throw new Error(`The thread was not imported: ${status}`);
  return threadId;
}

function textOf(place) {
  if (place % 2 === 0) return `Question ${place} of the talk: what do the figures say?`;
  return `Answer ${place} of the talk.\n\n| Day | Credits |\n| --- | ---: |\n| Monday | ${place} |\n| Tuesday | ${place * 2} |\n\nWith \`code\`, **weight** and a list:\n\n- one\n- two\n\n\`\`\`ts\nconst figure = ${place};\n\`\`\``;
}
