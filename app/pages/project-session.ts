import type { Fact } from "~/domain/facts/fact";
import { EditSession } from "~/firebase/edit-session";
import type { EditState } from "~/firebase/edit-state";
import { keepPageBindings, pageWithFacts } from "~/sections/bind-page-facts";
import type { Page } from "~/sections/page";
import { mergeProjects } from "~/stores/projects/merge-projects";
import type { Project, ProjectContent } from "~/stores/projects/project-document";
import { factsOfProject } from "~/stores/projects/project-facts";
import { projectLimits } from "~/stores/projects/project-limits";
import type { ProjectStore } from "./project-store";

/** A project being edited, as it is shown. Replaced with each change, never altered. */
export type ProjectSessionState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; error: Error }
  | ({ status: "ready" } & ShownProject);

export interface ShownProject {
  /** With title and page as they are edited, the page in the words its facts have today. */
  project: Project;
  /** What its own facts and those of its product say now. */
  facts: readonly Fact[];
  saveState: EditState;
  canUndo: boolean;
  canRedo: boolean;
}

interface ProjectNotices {
  /** The same place was changed here and elsewhere. Ours is shown; `useTheirs` takes theirs, as one more edit. */
  onOverruled: (useTheirs: () => void) => void;
  /** Changes made elsewhere are not heard any more. */
  onWatchFailed: (error: Error) => void;
}

/** A pure edit of a page, as in `app/sections/edit`. */
export type EditPage = (page: Page) => Page;

/**
 * One project being edited. What its facts say now is laid over what is stored, and stored with the next edit only: a changed price
 * writes no page.
 */
export class ProjectSession {
  readonly #session: EditSession<ProjectContent, Project>;
  #product: { ownerId: string; productId: string } | null = null;
  #productFacts: readonly Fact[] = [];
  #stopFacts = () => {};
  #facts: { of: Project["facts"]; with: readonly Fact[]; facts: readonly Fact[] } | undefined;
  #page: { of: Page; with: readonly Fact[]; page: Page } | undefined;
  #state: ProjectSessionState = { status: "loading" };
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly store: ProjectStore,
    notices: ProjectNotices,
  ) {
    this.#session = new EditSession(
      store,
      { valueOf: ({ title, page }) => ({ title, page }), merge: mergeProjects },
      notices,
    );
    this.#session.subscribe(() => this.#onChange());
  }

  readonly read = (): ProjectSessionState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Begins to listen and to send; returns how to end that. */
  readonly open = (): (() => void) => {
    const close = this.#session.open();
    if (this.#product) this.#followFacts(this.#product);
    return () => {
      this.#stopFacts();
      this.#stopFacts = () => {};
      close();
    };
  };

  /**
   * Shows what a pure edit makes of the page at once and sends it soon; `words` say what it did. Edits of the same `place` in a row are
   * one step. What the edit throws (PageEditError) passes through, and nothing is changed.
   */
  readonly change = (words: string, edit: EditPage, place: string | null = null): void =>
    this.#session.change(
      words,
      (content) => {
        const shown = this.#inTodaysWords(content.page);
        const next = edit(shown);
        if (next === shown) return content;
        return { ...content, page: keepPageBindings(shown, next, this.#factsNow()) };
      },
      place,
    );

  /** Gives it another title; one without words is passed over. */
  readonly rename = (written: string): void => {
    const title = written.trim().slice(0, projectLimits.titleCharacters);
    this.#session.change(
      "Renamed the page",
      (content) => (title && title !== content.title ? { ...content, title } : content),
      "title",
    );
  };

  /** Take back one's own last step, or make it again; what others changed since stands. Answer in a word what it was. */
  readonly undo = (): string | null => this.#session.undo();
  readonly redo = (): string | null => this.#session.redo();

  readonly setTrashed = (isTrashed: boolean): void =>
    this.#session.write(() => this.store.setTrashed(isTrashed));

  /** Sends again what was refused, or gives it up. */
  readonly retry = (): void => this.#session.retry();
  readonly discard = (): void => this.#session.discard();
  /** Loads again after it failed. */
  readonly reload = (): void => this.#session.reload();

  #onChange(): void {
    const session = this.#session.read();
    const item = session.status === "ready" ? session.item : null;
    const productId = item?.productId ?? null;
    if (item && productId !== (this.#product?.productId ?? null)) {
      this.#productFacts = [];
      this.#followFacts(productId ? { ownerId: item.ownerId, productId } : null);
    }
    this.#show();
  }

  #followFacts(product: { ownerId: string; productId: string } | null): void {
    this.#stopFacts();
    this.#product = product;
    this.#stopFacts = product
      ? this.store.watchProductFacts(product, (facts) => {
          this.#productFacts = facts;
          this.#show();
        })
      : () => {};
  }

  #factsNow(): readonly Fact[] {
    const session = this.#session.read();
    if (session.status !== "ready") return [];
    const { facts: of } = session.item;
    if (this.#facts?.of !== of || this.#facts.with !== this.#productFacts) {
      this.#facts = { of, with: this.#productFacts, facts: factsOfProject(of, this.#productFacts) };
    }
    return this.#facts.facts;
  }

  #inTodaysWords(of: Page): Page {
    const facts = this.#factsNow();
    if (this.#page?.of !== of || this.#page.with !== facts) {
      this.#page = { of, with: facts, page: pageWithFacts(of, facts) };
    }
    return this.#page.page;
  }

  #show(): void {
    this.#state = this.#describe();
    for (const listener of this.#listeners) listener();
  }

  #describe(): ProjectSessionState {
    const session = this.#session.read();
    if (session.status !== "ready") return session;
    const { item, value, saveState, canUndo, canRedo } = session;
    const project = { ...item, title: value.title, page: this.#inTodaysWords(value.page) };
    return { status: "ready", project, facts: this.#factsNow(), saveState, canUndo, canRedo };
  }
}
