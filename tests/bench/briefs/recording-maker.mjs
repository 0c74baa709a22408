/** What the app may ask the makers, as `MakerRpc` has it; each is handed on. */
const calls = ["write", "readBrief", "findSubject", "drawScene", "makeImage"];

/** A worker that hands on what the makers are asked and keeps each picture's order with the report that came back. */
export const recordingMaker = {
  name: "recording-maker",
  compatibilityDate: "2026-10-01",
  compatibilityFlags: ["nodejs_compat"],
  modules: [{ type: "ESModule", path: "recording-maker.js", contents: source() }],
};

/** The orders since the last time, oldest first, each with its report or with the code of its failure. */
export async function takeOrders(miniflare) {
  const worker = await miniflare.getWorker(recordingMaker.name);
  return (await worker.fetch("http://recording-maker/")).json();
}

function source() {
  const methods = calls.map(
    (name) => `  ${name}(order) { return handOn(this.env.MAKER, "${name}", order); }`,
  );
  return `
import { WorkerEntrypoint } from "cloudflare:workers";

const orders = [];

async function handOn(maker, name, order) {
  const answer = await maker[name](order);
  if (name === "drawScene") {
    orders.push({ order, report: answer.ok ? answer.value.report : null, code: answer.ok ? null : answer.code });
  }
  return answer;
}

export default class RecordingMaker extends WorkerEntrypoint {
  fetch() { return Response.json(orders.splice(0)); }
${methods.join("\n")}
}
`;
}
