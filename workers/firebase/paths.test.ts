import { expect, test } from "vitest";
import { isFirebasePath } from "./paths";

test.each([
  "/google.firestore.v1.Firestore/Listen/channel",
  "/google.firestore.v1.Firestore/Write/channel",
  "/v1/projects/p/databases/(default)/documents/a/b",
  "/v1/accounts:lookup",
  "/v1/token",
  "/token",
  "/identitytoolkit.googleapis.com/v1/accounts:signUp",
  "/securetoken.googleapis.com/v1/token",
  "/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com",
  "/emulator/auth/handler",
])("%s is Firebase's", (path) => {
  expect(isFirebasePath(path)).toBe(true);
});

test.each([
  "/",
  "/v1/videos/x",
  "/v1/tokens",
  "/tokens",
  "/v1",
  "/emulators",
  "/api/v1/user-info/",
  "/token/x",
])("%s is the app's", (path) => {
  expect(isFirebasePath(path)).toBe(false);
});
