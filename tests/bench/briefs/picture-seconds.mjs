import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { workerOptions } from "../../../scripts/worker-options.mjs";
import { median, round } from "../figures.mjs";
import { cpuSeconds, startAlone } from "../workerd-process.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const mostPictures = 40;

/** The maker's time for pictures of these orders: of its own process, so that other work does not count. */
export async function* pictureSeconds(orders) {
  const chosen = spread(orders, mostPictures);
  const built = await workerOptions(
    join(root, "build/maker/app.js"),
    join(root, "workers/maker/wrangler.toml"),
  );
  const maker = await startAlone(asker, { ...built, name: "maker" });
  try {
    const draw = async (order) => {
      const answer = await fetch(maker.url, { method: "POST", body: JSON.stringify(order) });
      if (!answer.ok) throw new Error(`${order.prompt}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    // The first one also loads what all share.
    await draw(chosen[0]);
    const times = [];
    for (const order of chosen) {
      const before = cpuSeconds(maker.pid);
      await draw(order);
      times.push(cpuSeconds(maker.pid) - before);
    }
    yield {
      bench: "picture-seconds",
      value: round(median(times)),
      unit: "s",
      goal: 0.8,
      better: "lower",
      how: `processor time of the maker's workerd per picture of a scene, user and system, median of ${times.length} spread over the briefs (${round(Math.min(...times))} to ${round(Math.max(...times))})`,
    };
  } finally {
    await maker.stop();
  }
}

/** The maker itself answers no requests. */
const asker = {
  name: "asker",
  compatibilityDate: "2026-10-01",
  serviceBindings: { MAKER: "maker" },
  modules: [
    {
      type: "ESModule",
      path: "asker.js",
      contents: `
export default {
  async fetch(request, { MAKER }) {
    const answer = await MAKER.drawScene(await request.json());
    return answer.ok ? new Response(answer.value.file) : new Response(answer.code, { status: 500 });
  },
};
`,
    },
  ],
};

function spread(all, count) {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)]);
}
