import type { AddressInfo, Server } from "node:net";
import { initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getCountFromServer,
  getDoc,
  getFirestore,
  runTransaction,
  setDoc,
  setLogLevel,
  terminate,
} from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseGrpc } from "../../scripts/refuse-grpc.mjs";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { IdentityToolkit } from "../fakes/identity-toolkit";

/** In Node the web SDK speaks gRPC, which the port of `npm run firebase` refuses. */

let firebase: EmbeddedFirebase;
let server: Server;
let port: number;
beforeAll(async () => {
  firebase = await startEmbeddedFirebase();
  server = await refuseGrpc({ host: "127.0.0.1", port: 0 }, Number(new URL(firebase.url).port));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server?.close();
  await firebase?.stop();
});

test("the web SDK in Node is told at once what to use", async () => {
  setLogLevel("silent");
  const firestore = getFirestore(initializeApp({ projectId: firebase.projectId }));
  connectFirestoreEmulator(firestore, "127.0.0.1", port);
  const place = doc(firestore, "content/one");
  const refusal = { code: "unimplemented", message: expect.stringContaining("firebase/firestore/lite") };
  await expect(setDoc(place, { at: 1 })).rejects.toMatchObject(refusal);
  await expect(getCountFromServer(collection(firestore, "content"))).rejects.toMatchObject(refusal);
  await expect(runTransaction(firestore, (transaction) => transaction.get(place))).rejects.toMatchObject(
    refusal,
  );
  await expect(getDoc(place)).rejects.toMatchObject({ code: "unavailable" });
  await terminate(firestore);
});

test("everything else goes on to it", async () => {
  const url = `http://127.0.0.1:${port}`;
  const toolkit = new IdentityToolkit({ ...firebase, url });
  const { localId, idToken } = await toolkit.signUp("grace@example.com");
  expect((await toolkit.accounts("lookup", { idToken })).users).toMatchObject([{ localId }]);
  expect((await fetch(`${url}/emulator`)).headers.get("content-type")).toContain("text/html");
});
