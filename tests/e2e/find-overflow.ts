import type { Page } from "playwright-core";

/**
 * Elements that stick out: of the window, of a box that hides what does not fit into it, or of their own box. A row
 * that is made to be moved sideways (`overflow-x`) may hold more than is seen. One line for each.
 */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 1.5;
    const isControl = (element: Element) =>
      element.matches(
        "button, a[href], input:not([type=file]), select, textarea, [role=button], [role=slider]",
      );
    const movesSideways = (element: Element) =>
      /\boverflow-x-(auto|scroll)\b|\boverflow-auto\b/.test(element.getAttribute("class") ?? "");
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") || element.textContent || "").trim().slice(0, 40)}" .${(element.getAttribute("class") ?? "").slice(0, 90)}`;
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide in ${innerWidth}`);
    for (const element of document.body.querySelectorAll("*")) {
      if (!(element instanceof HTMLElement) || element.closest("[inert], [aria-hidden=true], svg, video"))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const style = getComputedStyle(element);
      // Read aloud and not shown.
      if (style.clipPath !== "none" || style.clip !== "auto") continue;
      const isScroller = style.overflowX === "auto" || style.overflowX === "scroll";
      if (isScroller && !movesSideways(element) && element.scrollWidth > element.clientWidth + slack)
        found.push(`scrolls sideways by ${element.scrollWidth - element.clientWidth}: ${name(element)}`);
      if (
        style.overflowX === "visible" &&
        style.display !== "inline" &&
        !isControl(element) &&
        element.childNodes.length > 0 &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) &&
        element.scrollWidth > element.clientWidth + slack
      )
        found.push(`text ${element.scrollWidth - element.clientWidth} wider than its box: ${name(element)}`);
      if (!isControl(element)) continue;
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (movesSideways(around)) break;
        const { overflowX, position } = getComputedStyle(around);
        const isEdge = overflowX !== "visible" || around === document.body;
        if (!isEdge) {
          if (position === "fixed") break;
          continue;
        }
        const edge =
          around === document.body ? { left: 0, right: innerWidth } : around.getBoundingClientRect();
        if (box.left < edge.left - slack || box.right > edge.right + slack) {
          const by = Math.round(Math.max(edge.left - box.left, box.right - edge.right));
          found.push(`pushed out by ${by}: ${name(element)}`);
        }
        break;
      }
    }
    return found;
  });
}
