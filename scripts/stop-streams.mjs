/**
 * Tells the pages that listen to an embedded Firebase, or write to it, that it goes away. They try again every second
 * or so from then on; left with a broken line, the web SDK waits 5 to 15 s.
 *
 * @param {string} origin where it listens
 */
export async function stopStreams(origin, projectId = "demo-vitrine") {
  const url = `${origin}/emulator/v1/projects/${projectId}/databases/(default):stopStreams`;
  await fetch(url, { method: "POST", signal: AbortSignal.timeout(2000) }).catch(() => {});
}
