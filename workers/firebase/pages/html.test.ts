import { expect, test } from "vitest";
import { html, jsonForScript, pageResponse } from "./html";

test("interpolated text is escaped, markup made by html is not", () => {
  const name = `<img src=x onerror="alert('1')"> & co`;
  expect(html`<p title="${name}">${html`<b>${name}</b>`}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co"><b>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; co</b></p>',
  );
});

test("JSON in a script cannot end the script", () => {
  expect(jsonForScript({ a: "</script>" })).toBe('{"a":"\\u003c/script>"}');
});

test("only the page's own script and style may run", async () => {
  const response = pageResponse({ title: "A & B", body: html`<p>x</p>`, script: "run()" }, "p{}");
  const policy = response.headers.get("content-security-policy") ?? "";
  const nonce = /script-src 'nonce-(\w+)'/.exec(policy)?.[1];
  const text = await response.text();
  expect(text).toContain(`<script nonce="${nonce}">run()</script>`);
  expect(text).toContain("<title>A &amp; B</title>");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});
