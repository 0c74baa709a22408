import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { emptyImageRequest, type ImageRequest } from "~/domain/image/image-request";
import { getDocuments } from "~/firebase/documents";
import { isDocumentId } from "~/stores/firestore/document-id";
import { showErrorToast, showUndoToast } from "~/ui/toast";
import { recallOf, withReference } from "../recall";
import type { Composer } from "./use-composer";

/**
 * What a link to the composer brings along, taken once and then out of the address: `from` an image recalls all
 * that made it, `remix` does so for a public one and `inspiration` for a curated one, `reference` adds assets, `board`
 * is where the results go, `steering` the board that steers, and the home page sends a prompt. What stood in the composer
 * before can be brought back.
 */
export function useLinkedInputs(
  composer: Composer,
  promptField: RefObject<HTMLTextAreaElement | null>,
): void {
  const [search, setSearch] = useSearchParams();
  const state = useLocation().state as Handed | null;
  const [starting, setStarting] = useState<string | null>(null);
  const latest = useRef(composer);
  latest.current = composer;
  const isReady = composer.request !== null;
  const link = search.toString();
  const words = state?.prompt ?? null;
  const request = state?.request ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once for each address
  useEffect(() => {
    const { request: before, remixOf } = latest.current;
    const parameters = new URLSearchParams(link);
    const [from, remix, inspiration, board, steering] = [
      "from",
      "remix",
      "inspiration",
      "board",
      "steering",
    ].map((name) => parameters.get(name));
    const references = parameters.getAll("reference");
    const isLink =
      from || remix || inspiration || board || steering || words || request || references.length > 0;
    if (!before || !isLink) return;
    const giveBack = (said: string) => {
      if (before.prompt || before.references.length > 0)
        showUndoToast(said, () => latest.current.change(() => before, remixOf));
    };
    setSearch({}, { replace: true, preventScrollReset: true });
    if (words) {
      // What is sent at once is only what was given.
      const anew = state?.starts ? emptyImageRequest(before.modelId) : {};
      latest.current.change((request) => ({ ...request, ...anew, prompt: words }), null);
      giveBack("Your words are in the composer");
    }
    if (request) {
      latest.current.change(() => request, null);
      giveBack("Everything that made it is in the composer");
    }
    const named = [board, steering, ...references].filter((id) => id !== null && id !== undefined);
    if (!named.every(isDocumentId)) {
      showErrorToast("A part of this address leads to nothing", "It was left out: copy the link once more.");
    }
    if (board && isDocumentId(board)) latest.current.change((request) => ({ ...request, boardId: board }));
    if (steering && isDocumentId(steering))
      latest.current.change((request) => ({ ...request, steeringBoardId: steering }));
    for (const assetId of references.filter(isDocumentId))
      latest.current.change((request) => withReference(request, assetId) ?? request);
    if (from || remix || inspiration) {
      recall({ from, remix, inspiration }).then(
        (recalled) => {
          latest.current.change(() => recalled, from ? null : remix);
          giveBack("Everything that made it is in the composer");
        },
        () => showErrorToast("That image could not be read", "It may be gone, or it is not shown any more."),
      );
    }
    if (state?.starts) setStarting(words);
    else promptField.current?.focus();
  }, [isReady, link, words, request]);

  // What came along stands in the composer with the render after it.
  const isReadyToStart = starting !== null && composer.request?.prompt === starting;
  useEffect(() => {
    if (!isReadyToStart) return;
    setStarting(null);
    latest.current.submit();
  }, [isReadyToStart]);
}

/** What another page hands over. */
interface Handed {
  prompt?: string;
  /** All that made a picture. */
  request?: ImageRequest;
  /** It was pressed there already. */
  starts?: boolean;
}

type Recalled = Partial<Record<"from" | "remix" | "inspiration", string | null>>;

function recall({ from, remix, inspiration }: Recalled) {
  if (from) return recallImage(from);
  return remix ? recallPublicImage(remix) : recallInspiration(inspiration ?? "");
}

async function recallInspiration(id: string) {
  const [{ findInspiration }, { requestOfInspiration }] = await Promise.all([
    import("~/images/inspirations/inspirations"),
    import("~/images/inspirations/inspiration"),
  ]);
  const found = findInspiration(id);
  if (!found) throw new Error("There is no such inspiration.");
  return requestOfInspiration(found);
}

async function recallImage(imageId: string) {
  const [{ readImage }, documents] = await Promise.all([import("~/stores/images/images"), getDocuments()]);
  const image = await readImage(documents, imageId);
  if (!image) throw new Error("There is no such image.");
  return recallOf(image);
}

async function recallPublicImage(imageId: string) {
  const [{ readPublicImage }, documents] = await Promise.all([
    import("~/stores/public-images/public-images"),
    getDocuments(),
  ]);
  const image = await readPublicImage(documents, imageId);
  if (!image?.request) throw new Error("There is nothing to remix.");
  return image.request;
}
