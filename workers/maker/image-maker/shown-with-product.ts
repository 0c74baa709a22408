import { productSubject, type ShownSubject } from "~/domain/image/shown-subject";
import { missingPlace } from "../pictures/read-surroundings";
import { readImageIdea } from "./read-image-idea";

/** What is shown of a prompt beside a product: all but a place that is not drawn. What is set as words is no place. */
export function shownWithProduct(prompt: string): ShownSubject {
  const { lettering, text } = readImageIdea(prompt, "");
  const hasLetters = (lettering?.lines ?? []).length > 0;
  return { subject: productSubject, missing: missingPlace(hasLetters ? text : prompt).slice(0, 200) };
}
