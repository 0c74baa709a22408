import { round } from "../figures.mjs";
import { compareLoads } from "../load.mjs";
import { startAlone } from "../workerd-process.mjs";
import { appOptions, bareOptions, helloOptions } from "./workers.mjs";

const page = "/videos";

/**
 * How fast the built worker answers. Each worker is in a process of its own behind the same entry, so that nothing but the
 * workers differs.
 */
export async function* speeds({ token, studioUrl, userAgent }) {
  const app = await startAlone(await appOptions(studioUrl));
  const bare = await startAlone(await bareOptions());
  const hello = await startAlone(await helloOptions());
  const headers = { "user-agent": userAgent, "accept-encoding": "identity" };
  const signedIn = { ...headers, cookie: `authToken=${token}; userId=x` };
  const load = ({ url, pid }, path, more) => ({
    url: new URL(path, url),
    pid,
    headers,
    status: 200,
    ...more,
  });
  try {
    const onBare = await compareLoads(
      load(app, page, { headers: signedIn, count: 600 }),
      load(bare, "/", { count: 600 }),
    );
    yield {
      bench: "page-vs-bare",
      value: round(onBare.speed),
      unit: "ratio",
      goal: 1.5,
      better: "higher",
      how: `requests/s of ${page} signed in ÷ a bare React Router page of the same elements, both on workerd, 8 connections, median of 7 rounds in turn`,
    };
    yield {
      bench: "page-cpu-vs-bare",
      value: round(onBare.cpu),
      unit: "ratio",
      goal: 0.3,
      better: "lower",
      how: "CPU time of the workerd process per request, user and system, in the same rounds",
    };
    const onHello = await compareLoads(
      load(app, page, { headers: signedIn, count: 1500 }),
      load(hello, "/", { count: 1500 }),
    );
    yield {
      bench: "page-vs-hello",
      value: round(onHello.speed),
      unit: "ratio",
      goal: 0.6,
      better: "higher",
      how: `requests/s of ${page} signed in ÷ a worker that answers a constant`,
    };
    const redirect = await compareLoads(
      load(app, page, { status: 302, count: 3000 }),
      load(hello, "/", { count: 3000 }),
    );
    yield {
      bench: "redirect-vs-hello",
      value: round(redirect.speed),
      unit: "ratio",
      goal: 0.85,
      better: "higher",
      how: "requests/s of the anonymous redirect to /login ÷ a worker that answers a constant",
    };
    const verified = await compareLoads(
      load(app, "/login", { headers: signedIn, count: 2000 }),
      load(app, "/login", { count: 2000 }),
    );
    yield {
      bench: "verified-vs-anonymous",
      value: round(verified.speed),
      unit: "ratio",
      goal: 0.9,
      better: "higher",
      how: "requests/s of /login with a verified token ÷ without one: the cost of verification alone",
    };
  } finally {
    await Promise.all([app, bare, hello].map((worker) => worker.stop()));
  }
}
