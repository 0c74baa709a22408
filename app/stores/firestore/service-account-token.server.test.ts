import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { ServiceAccountToken } from "./service-account-token.server";

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const account = {
  clientEmail: "worker@demo.iam.gserviceaccount.com",
  privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
};

test("a grant that ended with the request that began it keeps no other request waiting", async () => {
  let grants = 0;
  let began = () => {};
  const firstBegan = new Promise<void>((resolve) => {
    began = resolve;
  });
  const tokens = new ServiceAccountToken(account, () => {
    began();
    // The platform cuts off what a request that ended was waiting for: neither an answer comes nor an error.
    if (++grants === 1) return new Promise(() => {});
    return Promise.resolve(Response.json({ access_token: `token-${grants}`, expires_in: 3600 }));
  });
  void tokens.get();
  await firstBegan;
  expect(await tokens.get()).toBe("token-2");
  expect(await tokens.get()).toBe("token-2");
});
