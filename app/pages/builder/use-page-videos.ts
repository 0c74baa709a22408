import { useMemo } from "react";
import { useDocuments } from "~/firebase/use-documents";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import { type Page, type Slots, sectionsOf } from "~/sections/page";
import type { PageVideo } from "~/sections/shown-page";
import type { Content } from "~/stores/content/content-document";

const none: ReadonlyMap<string, PageVideo> = new Map();

/** The videos of a page, live, as its preview needs them: of the person's own works those that are published. */
export function usePageVideos(page: Page): ReadonlyMap<string, PageVideo> {
  const key = useMemo(() => videoIdsOf(page).join(" "), [page]);
  const reading = useDocuments(
    key || null,
    () => import("~/stores/content/content"),
    ({ watchContent }, documents, onChange: (videos: ReadonlyMap<string, PageVideo>) => void) => {
      let known = none;
      const stops = key.split(" ").map((id) =>
        watchContent(
          documents,
          id,
          ({ item }) => {
            const others = [...known].filter(([other]) => other !== id);
            const video =
              item?.status === "published" && !item.trashedAt ? [[id, videoOf(item)] as const] : [];
            known = new Map([...others, ...video]);
            onChange(known);
          },
          () => {},
        ),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  );
  return key && reading.kind === "present" ? reading.value : none;
}

function videoIdsOf(page: Page): string[] {
  const idsOf = (slots: Slots) =>
    Object.values(slots).flatMap((content) => (content.kind === "video" ? [content.contentId] : []));
  const ids = sectionsOf(page).flatMap((section) => [
    ...idsOf(section.slots),
    ...Object.values(section.blocks).flatMap(({ slots }) => idsOf(slots)),
  ]);
  return [...new Set(ids)].sort();
}

function videoOf({ id, title, storyboard }: Content): PageVideo {
  const { width, height } = sizeOfFormat(storyboard.format);
  return {
    title,
    posterSrc: `/media/posters/${id}`,
    ratio: width / height,
    durationSeconds: resolveComposition(storyboard).durationSeconds,
    playerHref: `/v0/videos/${id}`,
    watchHref: `/v1/videos/${id}`,
  };
}
