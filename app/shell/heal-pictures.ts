/**
 * Pictures that did not load, anywhere on a page: hidden while they are broken (`data-broken`, app.css), so that the
 * colour behind them is seen, and asked for again after a while, longer each time, and as soon as there is a
 * connection. Two listeners for all of them, however many stand on the page. Returns how to stop.
 */
export function healPictures(): () => void {
  const stopper = new AbortController();
  const { signal } = stopper;
  const broken = new Map<HTMLImageElement, { attempts: number; timer?: ReturnType<typeof setTimeout> }>();

  function ask(picture: HTMLImageElement) {
    // Setting the address asks anew, even for the same one.
    if (picture.isConnected) picture.setAttribute("src", picture.getAttribute("src") ?? "");
    else forget(picture);
  }

  function forget(picture: HTMLImageElement) {
    clearTimeout(broken.get(picture)?.timer);
    broken.delete(picture);
  }

  function wait(picture: HTMLImageElement) {
    const { attempts = 0, timer } = broken.get(picture) ?? {};
    clearTimeout(timer);
    picture.dataset.broken = "";
    const pause = pauseAfter(attempts);
    broken.set(picture, {
      attempts: attempts + 1,
      ...(pause !== null && { timer: setTimeout(ask, pause, picture) }),
    });
    for (const other of broken.keys()) if (!other.isConnected) forget(other);
  }

  // Neither event bubbles; both pass the document on their way down.
  const on = (type: "error" | "load", run: (picture: HTMLImageElement) => void) =>
    document.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && run(target), {
      capture: true,
      signal,
    });
  on("error", (picture) => isOwn(picture) && wait(picture));
  on("load", (picture) => {
    delete picture.dataset.broken;
    forget(picture);
  });
  addEventListener("online", () => [...broken.keys()].forEach(ask), { signal });
  // What failed before the page came alive.
  for (const picture of document.images)
    if (picture.complete && picture.naturalWidth === 0 && picture.src && isOwn(picture)) wait(picture);

  return () => {
    stopper.abort();
    for (const picture of [...broken.keys()]) forget(picture);
  };
}

/** Pictures of pages, not previews of files that have yet to be sent. */
function isOwn(picture: HTMLImageElement): boolean {
  return new URL(picture.src, location.href).protocol.startsWith("http");
}

/** Milliseconds until a picture that failed once more is asked for again; null: when there is a connection anew. */
export function pauseAfter(attempts: number): number | null {
  return attempts < 5 ? 3000 * 2 ** attempts : null;
}
