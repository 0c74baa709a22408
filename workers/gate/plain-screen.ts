const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
main { display: grid; min-height: 100dvh; box-sizing: border-box; align-content: center; justify-items: start; gap: 20px;
  max-width: 34rem; margin-inline: auto; padding: 32px 24px }
h1 { margin: 0; font-size: 28px; line-height: 1.2; text-wrap: balance }
ul { display: grid; gap: 6px; margin: 0; padding-inline-start: 18px }
div { display: flex; flex-wrap: wrap; gap: 12px }
a { padding: 8px 16px; border: 1px solid; border-radius: 8px; color: inherit; text-decoration: none; font-weight: 550 }
a:first-child { background: CanvasText; border-color: CanvasText; color: Canvas }
a:hover { text-decoration: underline }
p { margin: 0; font-size: 14px; opacity: 0.75 }`;

interface PlainScreen {
  title: string;
  tips: readonly string[];
  links: readonly { address: string; words: string }[];
  requestId: string;
}

/** A page that needs neither scripts nor files of the build; its words are our own. */
export function plainScreen({ title, tips, links, requestId }: PlainScreen): string {
  const id = requestId.replace(/[^\w-]/g, "");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<img src="/mark.svg" alt="" width="40" height="40">
<h1>${title}</h1>
<ul>${tips.map((tip) => `<li>${tip}</li>`).join("")}</ul>
<div>${links.map(({ address, words }) => `<a href="${address}">${words}</a>`).join("")}</div>
<p>Request id <code>${id}</code></p>
</main>
</body>
</html>
`;
}
