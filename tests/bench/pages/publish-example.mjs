import { readFile } from "node:fs/promises";
import { commitAs } from "../../worker/local-studio.ts";

const root = new URL("../../../", import.meta.url);

/**
 * Makes a project of a stored example, with its images as files of the person's own, accepts what nothing backs and publishes it.
 * Answers the id of the page.
 */
export async function publishExample(studio, person, name) {
  const stored = new URL(`app/pages/examples/stored/${name}.json`, root);
  const { page, facts, images } = JSON.parse(await readFile(stored, "utf8"));
  const assetIds = new Map();
  for (const { id, src } of images) assetIds.set(id, await sendImage(person, src));
  const own = JSON.parse(JSON.stringify(page), (key, value) =>
    key === "assetId" || key === "imageAssetId" ? (assetIds.get(value) ?? value) : value,
  );
  const projectId = `${name}-${crypto.randomUUID()}`;
  const fields = {
    ...{ ownerId: person.userId, title: name, page: own, productId: null, trashedAt: null },
    facts: { facts, decisions: [] },
  };
  const times = ["createdAt", "updatedAt"];
  const status = await commitAs(studio, person, [{ path: `projects/${projectId}`, fields, times }]);
  if (status !== 200) throw new Error(`The project ${name} answered ${status}`);
  await publishProject(person, projectId);
  return projectId;
}

async function publishProject(person, projectId) {
  const claims = `/api/v1/projects/${projectId}/claims`;
  const { open } = await (await person.call(claims)).json();
  if (open.length > 0) {
    const accept = open.map(({ statement }) => statement);
    await person.call(claims, { method: "POST", json: { accept } });
  }
  await publishAgain(person, projectId);
}

/** Publishes a project as it is now. */
export async function publishAgain(person, projectId) {
  const path = `/api/v1/projects/${projectId}/publish`;
  const answer = await person.call(path, { method: "POST", json: { do: "publish" } });
  if (!answer.ok) throw new Error(`Publishing ${projectId}: ${answer.status} ${await answer.text()}`);
}

async function sendImage(person, src) {
  const answer = await person.call("/api/v1/assets", {
    method: "POST",
    headers: { "Content-Type": "image/avif" },
    body: await readFile(new URL(`public${src}`, root)),
  });
  if (!answer.ok) throw new Error(`The image ${src} answered ${answer.status}`);
  return (await answer.json()).asset.id;
}
