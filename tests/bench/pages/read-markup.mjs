/** The elements of a page as the worker sent it, for the bare page to have the same: see ../bare/app/page.tsx. */
export async function readMarkup(tab, path) {
  await tab.route("**/*.js", (route) => route.abort());
  await tab.goto(path, { waitUntil: "domcontentloaded" });
  return tab.evaluate(() => {
    const renamed = {
      class: "className",
      for: "htmlFor",
      tabindex: "tabIndex",
      autocomplete: "autoComplete",
    };
    const read = (node) => {
      if (node.nodeType === 3) return node.data;
      if (node.nodeType !== 1 || ["SCRIPT", "STYLE", "LINK", "TEMPLATE"].includes(node.tagName)) return null;
      const attributes = {};
      for (const { name, value } of node.attributes) {
        if (name !== "style" && !name.startsWith("on")) attributes[renamed[name] ?? name] = value;
      }
      return [
        node.tagName.toLowerCase(),
        attributes,
        [...node.childNodes].map(read).filter((child) => child !== null),
      ];
    };
    return [...document.body.childNodes].map(read).filter((node) => node !== null);
  });
}
