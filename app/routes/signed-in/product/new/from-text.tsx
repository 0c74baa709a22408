import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { pageOfText } from "./page-of-text";
import { type AskedPage, ReadProduct } from "./read-product";

const mostCharacters = 20_000;

/** A product from words that were written elsewhere: a mail, a list, a data sheet. */
export function FromText({ userId }: { userId: string }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedPage | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const html = pageOfText(text);
    if (html) setAsked({ id: `pasted-${crypto.randomUUID()}`, address: null, html });
    else setProblem("Paste what you have of the product first.");
  }

  if (asked) {
    return <ReadProduct key={asked.id} userId={userId} asked={asked} onOther={() => setAsked(null)} />;
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-2xl gap-4">
      <TextArea
        label="What you have of it"
        hint="The name on the first line. Prices, sizes and points are read as they stand; nothing is invented."
        placeholder={"Aurora desk lamp\n£29.00\nHeight: 42 cm\n- Dims to a warm glow\n- Folds flat"}
        rows={10}
        limit={mostCharacters}
        value={text}
        error={problem}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" variant="primary" className="justify-self-end">
        Read it
      </Button>
    </form>
  );
}
