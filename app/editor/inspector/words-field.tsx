import { useState } from "react";
import { withinLimit } from "~/domain/text/within-limit";
import { setPartText } from "~/scene/edit-arrange-text";
import type { PartTarget } from "~/scene/edit-parts";
import { mostTextCharacters } from "~/scene/storyboard";
import { describeLeftOut, roomOfText } from "~/scene/text-room";
import { TextArea } from "~/ui/text-area";
import type { Inspected } from "./use-inspected";

interface WordsFieldProps {
  inspected: Inspected;
  target: PartTarget;
  text: string;
}

/** The words of a text, with the room that they have on the canvas, too. */
export function WordsField({ inspected, target, text }: WordsFieldProps) {
  const [leftOut, setLeftOut] = useState(0);
  const { count, over } = roomOfText(text, target);
  const said = leftOut > 0 ? describeLeftOut(leftOut) : over;
  return (
    <TextArea
      label="Text"
      dir="auto"
      rows={2}
      disabled={inspected.isReadOnly}
      value={text}
      aside={count && <span className="tabular text-muted text-sm">{count}</span>}
      hint={
        said && (
          <span role="status" className="text-warning">
            {said}
          </span>
        )
      }
      onChange={({ target: field }) => {
        const fitted = withinLimit(text, field.value, mostTextCharacters);
        setLeftOut(fitted.leftOut);
        inspected.edit("Write", (now) => setPartText(now, target, fitted.text), "content/text");
      }}
    />
  );
}
