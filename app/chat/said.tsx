/** What a person said, at the end of the line. */
export function Said({ text }: { text: string }) {
  return (
    <p
      dir="auto"
      data-words
      className="max-w-[85%] whitespace-pre-wrap rounded-lg bg-accent-soft px-3.5 py-2 wrap-break-word"
    >
      {text}
    </p>
  );
}
