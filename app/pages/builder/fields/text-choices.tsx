import { useEffect, useRef, useState } from "react";
import { timeAgo } from "~/domain/video/video-figures";
import type { TextDeclaration } from "~/sections/define-section";
import { bringBackTake, writeTake } from "~/sections/edit/edit-takes";
import { newTakeId } from "~/sections/edit/new-ids";
import type { SlotContent } from "~/sections/page";
import type { SlotPlace } from "~/sections/shown-page";
import { type TextMove, textMoveNames } from "~/sections/writer/texts-request";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { Skeleton } from "~/ui/skeleton";
import { languageChoices } from "../language-choices";
import type { FieldSurroundings } from "./field-surroundings";
import { otherWords, type Wish } from "./other-words";

interface TextChoicesProps {
  place: SlotPlace;
  declaration: TextDeclaration;
  content: Extract<SlotContent, { kind: "text" }>;
  /** What is marked of it; null for all. */
  part: readonly [start: number, end: number] | null;
  around: FieldSurroundings;
  onDone: () => void;
}

type Answer =
  | { kind: "resting" }
  | { kind: "asking" }
  | { kind: "failed"; message: string }
  | { kind: "present"; offered: readonly string[]; why: string | null; madeBy: string };

const moves: readonly TextMove[] = ["shorter", "other-words", "plainer", "as-question"];

/** Other ways to say a text, written when asked for, and all it had before. Each choice keeps what it replaces. */
export default function TextChoices(props: TextChoicesProps) {
  const { place, declaration, content, part, around, onDone } = props;
  const { editor, facts, language } = around;
  const [answer, setAnswer] = useState<Answer>({ kind: "resting" });
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const about = part ? content.text.slice(...part) : content.text;

  async function ask(wish: Wish) {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setAnswer({ kind: "asking" });
    try {
      const texts = [{ id: "text", text: about, ...(!part && declaredOf(declaration)) }];
      const { found, madeBy } = await otherWords({ texts, wish, facts, language, signal: controller.signal });
      const [{ offered, why } = { offered: [], why: null }] = found.values();
      if (!controller.signal.aborted) setAnswer({ kind: "present", offered, why, madeBy });
    } catch (error) {
      if (!controller.signal.aborted) setAnswer({ kind: "failed", message: (error as Error).message });
    }
  }

  const whole = (text: string) =>
    part ? content.text.slice(0, part[0]) + text + content.text.slice(part[1]) : text;

  function choose(text: string, madeBy: string, offered: readonly string[]) {
    const options = { madeBy, offered: offered.map(whole) };
    editor.change("Other words", (page) => writeTake(page, place, whole(text), newMark, options));
    onDone();
  }

  const takes = content.takes ?? [];
  const now = new Date();
  return (
    <div className="grid max-h-[60dvh] gap-3 overflow-y-auto">
      {about.trim() && (
        <>
          {part && (
            <p className="line-clamp-2 text-muted text-xs">
              Of what is marked: <q dir="auto">{about}</q>
            </p>
          )}
          <div className="flex flex-wrap gap-1.5">
            {moves.map((move) => (
              <Button key={move} size="sm" onClick={() => void ask({ kind: "rewrite", move })}>
                {textMoveNames[move]}
              </Button>
            ))}
          </div>
          <Select
            label="Translate"
            value=""
            choices={[
              { value: "", label: "Into another language" },
              ...languageChoices(language).filter(({ value }) => value !== language),
            ]}
            onChange={(to) => to && void ask({ kind: "translate", to })}
          />
        </>
      )}
      {answer.kind === "asking" && <Skeleton className="h-16" />}
      {answer.kind === "failed" && (
        <p role="alert" className="text-danger text-sm">
          {answer.message}
        </p>
      )}
      {answer.kind === "present" && (
        <Texts
          label="Alternatives"
          none={answer.why}
          texts={answer.offered.map((text) => ({ id: text, text, note: answer.madeBy }))}
          onChoose={({ text }) => choose(text, answer.madeBy, answer.offered)}
        />
      )}
      {takes.length > 0 && (
        <Texts
          label="Earlier words"
          none={null}
          texts={takes.map((take) => ({
            id: take.id,
            text: take.text,
            note: [take.madeBy, timeAgo(new Date(take.keptAt), now)].filter(Boolean).join(" · "),
          }))}
          onChoose={({ id }) => {
            editor.change("Bring back", (page) => bringBackTake(page, place, id, newMark));
            onDone();
          }}
        />
      )}
    </div>
  );
}

interface TextsProps {
  label: string;
  texts: readonly { id: string; text: string; note: string }[];
  /** Said where there are none. */
  none: string | null;
  onChoose: (text: { id: string; text: string }) => void;
}

function Texts({ label, texts, none, onChoose }: TextsProps) {
  return (
    <section aria-label={label} className="grid gap-1">
      <h3 className="font-[550] text-muted text-xs">{label}</h3>
      {texts.length === 0 && none && <p className="text-muted text-sm">{none}</p>}
      <ul className="grid gap-1">
        {texts.map(({ id, text, note }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose({ id, text })}
              className="grid w-full gap-0.5 rounded-sm border border-line px-2.5 py-2 text-start hover:border-line-strong hover:bg-hover"
            >
              <bdi className="line-clamp-5 text-sm">{text}</bdi>
              <span className="text-faint text-xs">{note}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function declaredOf({ label, most, lines }: TextDeclaration) {
  return { label, most, lines };
}

export const newMark = () => ({ id: newTakeId(), keptAt: new Date().toISOString() });
