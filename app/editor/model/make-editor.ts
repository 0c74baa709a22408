import type { Editor, EditorPanel, EditorRole, EditorState } from "~/editor/editor";
import { type Target, targetKey } from "~/editor/target";
import type { PlayerController } from "~/player/player-controller";
import type { Composition } from "~/scene/composition";
import { describeMove } from "~/scene/describe-move";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";
import type { VideoSession } from "~/studio/video-session";
import { EditorPlayhead } from "./editor-playhead";
import { isThere } from "./is-there";
import { nameChange } from "./name-change";

interface EditorParts {
  session: VideoSession;
  player: PlayerController;
  library: Library;
  role: EditorRole;
  /** What the person may do by the video as it is now; null where that says nothing, as of whoever came by a link. */
  roleIn?: (content: Content) => EditorRole | null;
  panel: EditorPanel;
  notices: EditorNotices;
}

/** What a person is told, and where. */
export interface EditorNotices {
  announce(message: string): void;
  /** An edit could not be made; nothing has changed. */
  refuse(title: string, why?: string): void;
  onPanel(panel: EditorPanel): void;
}

export interface OpenEditor extends Editor {
  /** Begins to follow the session; returns how to end that. */
  open(): () => void;
}

/** The model that the editor's panes share, over a session of the video. */
export function makeEditor({
  session,
  player,
  library,
  role,
  roleIn,
  panel,
  notices,
}: EditorParts): OpenEditor {
  const playhead = new EditorPlayhead(player);
  const listeners = new Set<() => void>();
  let wasNamed = false;
  let previewed: ((storyboard: Storyboard) => Storyboard) | null = null;
  /** What was selected, by what the video was then: one step back it is selected again. */
  const selections = new WeakMap<Storyboard, readonly Target[]>();
  const resolve = resolver(library);
  const resolvePreview = resolver(library);

  /** What is dragged may be gone meanwhile, as when somebody else deletes it: then what is stored is shown. */
  function withPreview(storyboard: Storyboard): Storyboard {
    if (!previewed) return storyboard;
    try {
      return previewed(storyboard);
    } catch (error) {
      if (!(error instanceof StoryboardEditError)) throw error;
      return storyboard;
    }
  }

  const video = session.read();
  let state: EditorState = {
    // A page opens with a video; later it may be deleted.
    content: video.content as Content,
    video,
    storyboard: video.storyboard,
    composition: resolve(video.storyboard),
    restingComposition: resolve(video.storyboard),
    library,
    selection: [],
    editedFormat: null,
    panel,
    role,
    tool: "select",
    moved: "",
    loop: null,
  };

  function set(fields: Partial<EditorState>): void {
    const entries = Object.entries(fields) as [keyof EditorState, unknown][];
    if (entries.every(([name, value]) => state[name] === value)) return;
    state = { ...state, ...fields };
    for (const listener of listeners) listener();
  }

  /** Who was named by the video and is no more may look at it still; who came by a link keeps what the link gave. */
  function roleNow(content: Content | null): EditorRole {
    if (!content || !roleIn) return state.role;
    wasNamed ||= roleIn(state.content) !== null;
    return roleIn(content) ?? (wasNamed ? "view" : state.role);
  }

  function follow(): void {
    const now = session.read();
    const restingComposition = resolve(now.storyboard);
    const shown = withPreview(now.storyboard);
    const composition = shown === now.storyboard ? restingComposition : resolvePreview(shown);
    const kept = state.selection.filter((target) => isThere(target, now.storyboard, composition));
    const { format } = now.storyboard;
    const isChanged = now.storyboard !== state.storyboard;
    const role = roleNow(now.content);
    const isOtherRole = role !== state.role;
    if (isOtherRole) notices.announce(roleChanged[role]);
    set({
      content: now.content ?? state.content,
      role,
      video: now,
      storyboard: now.storyboard,
      composition,
      restingComposition,
      moved: isChanged ? describeMove(state.storyboard, now.storyboard, library) : state.moved,
      selection: kept.length === state.selection.length ? state.selection : kept,
      editedFormat: state.editedFormat && format !== state.storyboard.format ? format : state.editedFormat,
    });
    // What was refused while they might not edit is taken now.
    if (isOtherRole && mayEdit() && now.saveState.kind === "refused") session.retry();
  }

  const mayEdit = () => state.role === "owner" || state.role === "edit";

  return {
    session,
    player,
    playhead,
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      const stop = session.subscribe(follow);
      follow();
      return stop;
    },
    change: (words, edit, place) => {
      if (change(edit, place ?? null, words)) announceWithMoves(words);
    },
    changeFromStudio: (edit, place) => {
      if (change(edit, place)) announceWithMoves(session.readSteps().past.at(-1)?.words ?? "Edit");
    },
    preview: (edit) => {
      if (edit === previewed || (edit && !mayEdit())) return;
      previewed = edit;
      follow();
    },
    undo: () => step("Undone", session.read().undoWords, session.undo, [beforeLast, afterNext]),
    redo: () => step("Done again", session.read().redoWords, session.redo, [afterNext, beforeLast]),
    select: (targets, mode = "replace") => set({ selection: selectionAfter(state.selection, targets, mode) }),
    setPanel: (next) => {
      if (next !== state.panel) notices.onPanel(next);
      set({ panel: next });
    },
    setTool: (tool) => set({ tool }),
    setEditedFormat: (editedFormat) => set({ editedFormat }),
    setLoop: (loop) => {
      playhead.setLoop(loop);
      set({ loop });
    },
    announce: notices.announce,
  };

  /** Whether something changed. */
  function change(edit: (now: Storyboard) => Storyboard, place: string | null, words?: string): boolean {
    previewed = null;
    const before = session.read().storyboard;
    const [selected, madeOf] = [state.selection, beforeLast()];
    if (mayEdit()) {
      try {
        session.change(edit, place, words ?? nameChange);
      } catch (error) {
        if (!(error instanceof StoryboardEditError)) throw error;
        notices.refuse(words ? `${words}: nothing was changed` : "Nothing was changed", error.message);
      }
    } else {
      notices.refuse("You can look at this video, not change it", "Ask its owner to let you edit it.");
    }
    follow();
    const step = beforeLast();
    if (step && step !== madeOf) selections.set(step, selected);
    return session.read().storyboard !== before;
  }

  /** What the last edit was made of, and what the next one to be done again made. */
  function beforeLast(): Storyboard | undefined {
    return session.readSteps().past.at(-1)?.before;
  }
  function afterNext(): Storyboard | undefined {
    return session.readSteps().future[0]?.after;
  }

  /** `from` is where the way leads; `to`, once it is gone, where the way back leads. */
  function step(
    done: string,
    words: string | null,
    run: () => void,
    [from, to]: [typeof beforeLast, typeof beforeLast],
  ): void {
    if (!mayEdit()) return;
    previewed = null;
    const before = session.read().storyboard;
    const [selected, reached] = [state.selection, from()];
    run();
    const left = to();
    if (left) selections.set(left, selected);
    const again = ((reached && selections.get(reached)) ?? []).filter((target) =>
      isThere(target, state.storyboard, state.composition),
    );
    if (again.length > 0) set({ selection: selectionAfter(state.selection, again, "replace") });
    if (session.read().storyboard !== before) announceWithMoves(words ? `${done}: ${words}` : done);
  }

  function announceWithMoves(words: string): void {
    notices.announce(state.moved ? `${words}. ${state.moved}` : words);
  }
}

const roleChanged: Readonly<Record<EditorRole, string>> = {
  owner: "This video is yours now",
  edit: "You can edit this video now",
  comment: "You can comment on this video now, not change it",
  view: "You can look at this video now, not change it",
};

/** Resolves storyboards, the last of them once. */
function resolver(library: Library) {
  let last: { of: Storyboard; composition: Composition } | null = null;
  return (storyboard: Storyboard): Composition => {
    if (last?.of !== storyboard) {
      last = { of: storyboard, composition: resolveComposition(storyboard, undefined, library) };
    }
    return last.composition;
  };
}

/** The same array where nothing changes. */
function selectionAfter(
  present: readonly Target[],
  targets: readonly Target[],
  mode: "replace" | "add" | "toggle",
): readonly Target[] {
  const keys = new Set(targets.map(targetKey));
  const others = present.filter((target) => !keys.has(targetKey(target)));
  const had = new Set(present.map(targetKey));
  const added = mode === "toggle" ? targets.filter((target) => !had.has(targetKey(target))) : targets;
  const next = mode === "replace" ? [...targets] : [...others, ...added];
  const isSame =
    next.length === present.length &&
    next.every((target, index) => targetKey(target) === targetKey(present[index] as Target));
  return isSame ? present : next;
}
