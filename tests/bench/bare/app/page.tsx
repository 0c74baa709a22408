import { createElement, type ReactNode } from "react";
import markup from "./markup.json";

/** [tag, attributes, children] or text: the elements of a real page, as the bench read them in a browser. */
type Node = string | [string, Record<string, string>, Node[]];

const toElement = (node: Node, key: number): ReactNode =>
  typeof node === "string" ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(toElement));

export default function Page() {
  return (markup as Node[]).map(toElement);
}
