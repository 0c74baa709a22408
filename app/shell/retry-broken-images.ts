/**
 * Retries images that failed to load, anywhere on a page: after a pause that grows with each attempt, and as soon as
 * there is a connection. A broken image is hidden meanwhile (`data-broken`, app.css), so that the colour behind it
 * shows. Two listeners serve all images. Returns a function that stops it.
 */
export function retryBrokenImages(): () => void {
  const stopper = new AbortController();
  const { signal } = stopper;
  const broken = new Map<HTMLImageElement, { attempts: number; timer?: ReturnType<typeof setTimeout> }>();

  function ask(image: HTMLImageElement) {
    // Setting the address asks anew, even for the same one.
    if (image.isConnected) image.setAttribute("src", image.getAttribute("src") ?? "");
    else forget(image);
  }

  function forget(image: HTMLImageElement) {
    clearTimeout(broken.get(image)?.timer);
    broken.delete(image);
  }

  function wait(image: HTMLImageElement) {
    const { attempts = 0, timer } = broken.get(image) ?? {};
    clearTimeout(timer);
    image.dataset.broken = "";
    const pause = pauseAfter(attempts);
    broken.set(image, {
      attempts: attempts + 1,
      ...(pause !== null && { timer: setTimeout(ask, pause, image) }),
    });
    for (const other of broken.keys()) if (!other.isConnected) forget(other);
  }

  // Neither event bubbles; both pass the document on their way down.
  const on = (type: "error" | "load", run: (image: HTMLImageElement) => void) =>
    document.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && run(target), {
      capture: true,
      signal,
    });
  on("error", (image) => isOwn(image) && wait(image));
  on("load", (image) => {
    delete image.dataset.broken;
    forget(image);
  });
  addEventListener("online", () => [...broken.keys()].forEach(ask), { signal });
  // What failed before the page came alive.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.src && isOwn(image)) wait(image);

  return () => {
    stopper.abort();
    for (const image of [...broken.keys()]) forget(image);
  };
}

/** Images of pages, not previews of files that have yet to be sent. */
function isOwn(image: HTMLImageElement): boolean {
  return new URL(image.src, location.href).protocol.startsWith("http");
}

/** Milliseconds until a image that failed once more is asked for again; null: when there is a connection anew. */
export function pauseAfter(attempts: number): number | null {
  return attempts < 5 ? 3000 * 2 ** attempts : null;
}
