import { useEffect, useRef, useState } from "react";
import { writePage } from "~/pages/write-page";
import { newPage } from "~/sections/new-page";
import type { Page } from "~/sections/page";
import type { WrittenPage } from "~/sections/writer/outline";
import { type DirectionId, directionIds } from "~/sections/writer/write-input";
import type { WriteAsked } from "~/sections/writer/write-request";

export type PagesByDirection = Partial<Record<DirectionId, Page>>;

export interface Writing {
  /** Pages as they come, section by section. */
  pages: PagesByDirection;
  /** Why nothing more comes, of all directions. */
  problem: string | null;
  /** Why a direction was not written to its end. */
  problems: Partial<Record<DirectionId, string>>;
  /** Those that are being written. */
  writing: ReadonlySet<DirectionId>;
  write: (asked: WriteAsked) => void;
  stop: () => void;
}

export interface Finished {
  /** Those that are whole. */
  pages: Partial<Record<DirectionId, WrittenPage>>;
  /** On the directions as a whole; null where there is none. */
  note: string | null;
}

const nothing: ReadonlySet<DirectionId> = new Set();

/** Has pages written and shows them as they come. What came before a stop or a failure stays. */
export function useWriting(onFinished: (finished: Finished) => void): Writing {
  const [pages, setPages] = useState<PagesByDirection>({});
  const [writing, setWriting] = useState(nothing);
  const [problem, setProblem] = useState<string | null>(null);
  const [problems, setProblems] = useState<Writing["problems"]>({});
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
          case "page-failed":
            setProblems((current) => ({ ...current, [event.direction]: event.message }));
            break;
          case "done":
            finished.note = event.note;
        }
      }
    } catch (error) {
      if (!controller.signal.aborted) setProblem((error as Error).message);
    }
    if (running.current !== controller) return;
    running.current = null;
    setWriting(nothing);
    if (directionIds.some((id) => finished.pages[id])) latest.current(finished);
  }

  return {
    writing,
    pages,
    problem,
    problems,
    write: (asked) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const again = new Set<DirectionId>(asked.directions ?? directionIds);
      setPages((current) => without(current, again));
      setProblems((current) => without(current, again));
      setProblem(null);
      setWriting(again);
      void follow(asked, controller);
    },
    stop: () => running.current?.abort(),
  };
}

function without<Value>(of: Partial<Record<DirectionId, Value>>, ids: ReadonlySet<DirectionId>) {
  return Object.fromEntries(
    directionIds.flatMap((id) => (of[id] === undefined || ids.has(id) ? [] : [[id, of[id]]])),
  ) as Partial<Record<DirectionId, Value>>;
}

function withSection(page: Page, id: string, section: Page["sections"][string]): Page {
  const order = page.order.includes(id) ? page.order : [...page.order, id];
  return { ...page, order, sections: { ...page.sections, [id]: section } };
}
