import { type Call, errorOf, readJson, sendCall } from "./call-api";

/** Calls our API for an answer that is told line by line, and gives each line as it comes. Throws as `callApi` does. */
export async function* callApiForLines(path: `/api/v1/${string}`, call: Call = {}): AsyncGenerator<unknown> {
  const response = await sendCall(path, call);
  if (!response.ok || !response.body) throw errorOf(response, await readJson(response));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + (value ?? (done ? "\n" : ""))).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.trim()) yield JSON.parse(line);
      if (done) return;
    }
  } finally {
    // Whoever listens no longer lets the server end it.
    await reader.cancel().catch(() => {});
  }
}
