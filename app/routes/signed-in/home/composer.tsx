import ArrowUp from "lucide-react/icons/arrow-up";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { briefLimits } from "~/domain/brief";
import { Button } from "~/ui/button";

const storageKey = "vitrine:home-prompt";

/** One field to begin with. What is typed survives a reload; sending it opens the brief with these words in it. */
export function Composer() {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState("");
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const kept = sessionStorage.getItem(storageKey);
    if (kept) setPrompt((typed) => typed || kept);
  }, []);

  function change(text: string) {
    setPrompt(text);
    setRefused(false);
    sessionStorage.setItem(storageKey, text);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (prompt.trim() === "") {
      setRefused(true);
      field.current?.focus();
      return;
    }
    sessionStorage.removeItem(storageKey);
    void navigate("/prompt-to-video", { state: { prompt: prompt.trim() } });
  }

  return (
    <form
      onSubmit={submit}
      className="grid gap-2 rounded-lg border border-line-strong bg-raised p-3 shadow-raised transition-[border-color] focus-within:border-focus"
    >
      <label>
        <span className="sr-only">What is the video about?</span>
        <textarea
          ref={field}
          rows={3}
          value={prompt}
          maxLength={briefLimits.promptCharacters}
          aria-invalid={isRefused || undefined}
          aria-describedby="composer-note"
          placeholder="A new product, an opening, an event. Write it as you would tell a friend."
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
          className="field-sizing-content max-h-[40dvh] min-h-20 w-full resize-none bg-transparent px-2 py-1 text-lg outline-none"
        />
      </label>
      <div className="flex items-center justify-between gap-3 ps-2">
        <span
          id="composer-note"
          aria-live="polite"
          className={isRefused ? "text-danger text-sm" : "text-muted text-sm"}
        >
          {isRefused
            ? "Say in a sentence or two what the video is about."
            : "Makes a video. You approve the script first."}
        </span>
        <Button type="submit" variant="primary" icon={<ArrowUp className="order-last size-4" />}>
          Start
        </Button>
      </div>
    </form>
  );
}
