import { useEffect, useRef, useState } from "react";
import { writePage } from "~/pages/write-page";
import { newPage } from "~/sections/new-page";
import type { Page } from "~/sections/page";
import type { WrittenPage } from "~/sections/writer/outline";
import { type DirectionId, directionIds } from "~/sections/writer/write-input";
import type { WriteAsked } from "~/sections/writer/write-request";

export type PagesByDirection = Partial<Record<DirectionId, Page>>;

export interface Writing {
  isWriting: boolean;
  /** Pages as they come, section by section. */
  pages: PagesByDirection;
  problem: string | null;
  write: (asked: WriteAsked) => void;
  stop: () => void;
}

interface Finished {
  pages: Partial<Record<DirectionId, WrittenPage>>;
  note: string | null;
}

/** Has pages written and shows them as they come. What came before a stop or a failure stays. */
export function useWriting(onFinished: (finished: Finished) => void): Writing {
  const [pages, setPages] = useState<PagesByDirection>({});
  const [isWriting, setWriting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(onFinished);
  latest.current = onFinished;
  useEffect(() => () => running.current?.abort(), []);

  async function follow(asked: WriteAsked, controller: AbortController) {
    const finished: Finished = { pages: {}, note: null };
    const change = (id: DirectionId, edit: (page: Page) => Page) =>
      setPages((current) => ({
        ...current,
        [id]: edit(current[id] ?? newPage({ language: asked.language })),
      }));
    try {
      for await (const event of writePage(asked, controller.signal)) {
        switch (event.type) {
          case "outline": {
            const { direction, themeId } = event.outline;
            change(direction, (page) => ({ ...page, theme: { ...page.theme, id: themeId } }));
            break;
          }
          case "section":
            change(event.direction, (page) => withSection(page, event.id, event.section));
            break;
          case "page": {
            const { direction, type: _, ...written } = event;
            finished.pages[direction] = written;
            change(direction, () => written.page);
            break;
          }
          case "done":
            finished.note = event.note;
        }
      }
    } catch (error) {
      if (!controller.signal.aborted) setProblem((error as Error).message);
    }
    if (running.current !== controller) return;
    running.current = null;
    setWriting(false);
    if (directionIds.some((id) => finished.pages[id])) latest.current(finished);
  }

  return {
    isWriting,
    pages,
    problem,
    write: (asked) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setPages({});
      setProblem(null);
      setWriting(true);
      void follow(asked, controller);
    },
    stop: () => running.current?.abort(),
  };
}

function withSection(page: Page, id: string, section: Page["sections"][string]): Page {
  const order = page.order.includes(id) ? page.order : [...page.order, id];
  return { ...page, order, sections: { ...page.sections, [id]: section } };
}
