import { createRoot } from "react-dom/client";
import { parseStoryboard } from "~/scene/storyboard";

/** Shows a greeting with React and resolves when it stands in the page. */
export async function greet(name: string): Promise<string> {
  const root = document.getElementById("root") as HTMLElement;
  createRoot(root).render(<p>Hello {name}</p>);
  while (!root.textContent) await new Promise(requestAnimationFrame);
  return root.textContent;
}

/** Whether application code, reached by its alias, runs in the page. */
export function readsStoryboards(): boolean {
  try {
    parseStoryboard(null);
    return false;
  } catch {
    return true;
  }
}
