import { deleteApp, initializeApp } from "firebase/app";
import {
  type Auth,
  type AuthCredential,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  FacebookAuthProvider,
  fetchSignInMethodsForEmail,
  GithubAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  OAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from "firebase/auth";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type EmbeddedFirebase, startEmbeddedFirebase } from "../fakes/embedded-firebase";
import { IdentityToolkit } from "../fakes/identity-toolkit";

let firebase: EmbeddedFirebase;
let toolkit: IdentityToolkit;
let auth: Auth;
let email: string;
let count = 0;

beforeAll(async () => {
  vi.spyOn(console, "info").mockImplementation(() => {});
  firebase = await startEmbeddedFirebase({ vars: { UNSIGNED_TOKENS: "1" } });
  toolkit = new IdentityToolkit(firebase, "owner");
});
afterAll(() => firebase?.stop());
beforeEach(() => {
  const app = initializeApp({ apiKey: "key", projectId: firebase.projectId }, `app-${++count}`);
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, firebase.url, { disableWarnings: true });
  email = `person-${count}@example.com`;
  return () => deleteApp(app);
});

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "no error",
    (error: { code: string }) => error.code,
  );
const linkSettings = { url: "http://localhost/return", handleCodeInApp: true };
/** The link of the newest sign-in message, as the app would find it in its address. */
const signInLink = async (address: string) =>
  `http://localhost/?mode=signIn&apiKey=key&oobCode=${await toolkit.code(address, "EMAIL_SIGNIN")}`;
const google = (claims: object) => GoogleAuthProvider.credential(JSON.stringify(claims));
const providersOf = () => auth.currentUser?.providerData.map(({ providerId }) => providerId).sort();

test("an anonymous account gets an address and a password, in one step or in two, and is itself again", async () => {
  const { user } = await signInAnonymously(auth);
  expect(user.isAnonymous).toBe(true);
  await linkWithCredential(user, EmailAuthProvider.credential(email, "password"));
  expect(user.isAnonymous).toBe(false);
  await auth.signOut();
  const { user: second } = await signInAnonymously(auth);
  await updateEmail(second, `second-${email}`);
  await updatePassword(second, "password");
  await auth.signOut();
  const again = await signInWithEmailAndPassword(auth, email, "password");
  expect(again.user.uid).toBe(user.uid);
  expect(getAdditionalUserInfo(again)).toMatchObject({ isNewUser: false, providerId: "password" });
  const other = await signInWithEmailAndPassword(auth, `second-${email}`, "password");
  expect(other.user.uid).toBe(second.uid);
  const taken = EmailAuthProvider.credential(email, "password");
  const { user: third } = await createUserWithEmailAndPassword(auth, `third-${email}`, "password");
  expect(await codeOf(linkWithCredential(third, taken))).toBe("auth/provider-already-linked");
  await auth.signOut();
  const { user: fourth } = await signInAnonymously(auth);
  expect(await codeOf(linkWithCredential(fourth, taken))).toBe("auth/email-already-in-use");
});

test("a sign-in link signs in, links and reauthenticates, once and for its own address", async () => {
  await sendSignInLinkToEmail(auth, email, linkSettings);
  const link = await signInLink(email);
  expect(await codeOf(signInWithEmailLink(auth, `not-${email}`, link))).toBe("auth/invalid-email");
  const { user } = await signInWithEmailLink(auth, email, link);
  expect(user).toMatchObject({ email, emailVerified: true });
  expect(await codeOf(signInWithEmailLink(auth, email, link))).toBe("auth/invalid-action-code");
  expect(await fetchSignInMethodsForEmail(auth, email)).toEqual(["emailLink"]);
  await updatePassword(user, "password");
  expect((await fetchSignInMethodsForEmail(auth, email)).sort()).toEqual(["emailLink", "password"]);
  await sendSignInLinkToEmail(auth, email, linkSettings);
  const proof = EmailAuthProvider.credentialWithLink(email, await signInLink(email));
  expect((await reauthenticateWithCredential(user, proof)).user.uid).toBe(user.uid);
  await sendSignInLinkToEmail(auth, `other-${email}`, linkSettings);
  const foreign = EmailAuthProvider.credentialWithLink(`other-${email}`, await signInLink(`other-${email}`));
  expect(await codeOf(reauthenticateWithCredential(user, foreign))).toBe("auth/user-mismatch");

  const { user: custom } = await signInWithCustomToken(auth, JSON.stringify({ uid: `uid-${email}` }));
  await sendSignInLinkToEmail(auth, `custom-${email}`, linkSettings);
  const linking = EmailAuthProvider.credentialWithLink(
    `custom-${email}`,
    await signInLink(`custom-${email}`),
  );
  await linkWithCredential(custom, linking);
  expect(auth.currentUser).toMatchObject({
    uid: `uid-${email}`,
    email: `custom-${email}`,
    emailVerified: true,
  });
});

test("codes of messages can be looked at before they are applied", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, email, "password");
  await verifyBeforeUpdateEmail(user, `new-${email}`, linkSettings);
  const change = await toolkit.code(email, "VERIFY_AND_CHANGE_EMAIL");
  expect(await checkActionCode(auth, change)).toMatchObject({
    operation: "VERIFY_AND_CHANGE_EMAIL",
    data: { email: `new-${email}`, previousEmail: email },
  });
  await applyActionCode(auth, change);
  expect(await codeOf(applyActionCode(auth, change))).toBe("auth/invalid-action-code");
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  expect(auth.currentUser).toBeNull();

  await sendPasswordResetEmail(auth, `new-${email}`);
  const reset = await toolkit.code(`new-${email}`, "PASSWORD_RESET");
  expect(await verifyPasswordResetCode(auth, reset)).toBe(`new-${email}`);
  expect(await codeOf(confirmPasswordReset(auth, reset, "short"))).toBe("auth/weak-password");
  await confirmPasswordReset(auth, reset, "new password");
  expect(await codeOf(signInWithEmailAndPassword(auth, `new-${email}`, "password"))).toBe(
    "auth/wrong-password",
  );
  await signInWithEmailAndPassword(auth, `new-${email}`, "new password");
  await updateEmail(auth.currentUser!, `third-${email}`);
  const recovery = await toolkit.code(`new-${email}`, "RECOVER_EMAIL");
  expect(await checkActionCode(auth, recovery)).toMatchObject({
    operation: "RECOVER_EMAIL",
    data: { email: `new-${email}`, previousEmail: `third-${email}` },
  });
  expect(await codeOf(sendPasswordResetEmail(auth, "nobody@example.com"))).toBe("auth/user-not-found");
  const domain = { ...linkSettings, linkDomain: "links.example" };
  expect(await codeOf(sendSignInLinkToEmail(auth, email, domain))).toBe("auth/invalid-hosting-link-domain");
});

test.each<[string, (token: string) => AuthCredential]>([
  ["google.com", (token) => GoogleAuthProvider.credential(token)],
  ["github.com", (token) => GithubAuthProvider.credential(token)],
  ["facebook.com", (token) => FacebookAuthProvider.credential(token)],
  ["apple.com", (idToken) => new OAuthProvider("apple.com").credential({ idToken })],
  ["microsoft.com", (idToken) => new OAuthProvider("microsoft.com").credential({ idToken })],
])("%s signs in, is new once, and keeps the profile as the user has set it", async (providerId, make) => {
  const credential = make(JSON.stringify({ sub: email, email, email_verified: true, name: "First" }));
  const first = await signInWithCredential(auth, credential);
  expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId });
  expect(first.user).toMatchObject({ email, emailVerified: true, displayName: "First", isAnonymous: false });
  await updateProfile(first.user, { displayName: "David", photoURL: "http://photo.test/david.png" });
  await auth.signOut();
  const again = await signInWithCredential(auth, credential);
  expect(again.user).toMatchObject({ uid: first.user.uid, displayName: "David" });
  expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false);
  expect((await again.user.getIdTokenResult()).signInProvider).toBe(providerId);
});

test("providers are linked and unlinked; who is not vouched for signs in their own way first, then links", async () => {
  const facebook = FacebookAuthProvider.credential(JSON.stringify({ sub: email, email }));
  const { user } = await signInWithCredential(auth, facebook);
  await linkWithCredential(user, google({ sub: email, email: `g-${email}`, email_verified: true }));
  expect(user).toMatchObject({ email, emailVerified: false });
  expect(providersOf()).toEqual(["facebook.com", "google.com"]);
  await unlink(user, "google.com");
  expect(providersOf()).toEqual(["facebook.com"]);

  const proven = google({ sub: `other-${email}`, email: `other-${email}`, email_verified: true });
  await signInWithCredential(auth, proven);
  const { user: guest } = await signInWithCredential(auth, facebook);
  expect(await codeOf(linkWithCredential(guest, proven))).toBe("auth/credential-already-in-use");

  const unproven = GithubAuthProvider.credential(JSON.stringify({ sub: "gh", email: `other-${email}` }));
  const differs = await signInWithCredential(auth, unproven).catch((error) => error);
  expect(differs.code).toBe("auth/account-exists-with-different-credential");
  await signInWithCredential(auth, proven);
  await linkWithCredential(auth.currentUser!, GithubAuthProvider.credentialFromError(differs)!);
  expect(providersOf()).toEqual(["github.com", "google.com"]);
  const stranger = google({ sub: "stranger", email: `stranger-${email}` });
  expect(await codeOf(reauthenticateWithCredential(auth.currentUser!, stranger))).toBe("auth/user-mismatch");
});

test("an account that is gone, disabled or refused is told so by the SDK's own codes", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, email, "password");
  expect(await codeOf(createUserWithEmailAndPassword(auth, email, "password"))).toBe(
    "auth/email-already-in-use",
  );
  await toolkit.admin("POST", "/v1/{p}/accounts:update", { localId: user.uid, disableUser: true });
  expect(await codeOf(signInWithEmailAndPassword(auth, email, "password"))).toBe("auth/user-disabled");
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-disabled");
  await toolkit.admin("POST", "/v1/{p}/accounts:update", { localId: user.uid, disableUser: false });
  const { user: again } = await signInWithEmailAndPassword(auth, email, "password");
  await deleteUser(again);
  expect(await codeOf(reload(again))).toBe("auth/user-token-expired");
  expect(await codeOf(signInWithEmailAndPassword(auth, email, "password"))).toBe("auth/user-not-found");
  expect(await codeOf(signInWithCustomToken(auth, "nonsense"))).toBe("auth/invalid-custom-token");
  const oidc = new OAuthProvider("oidc.mine").credential({ idToken: "{}" });
  expect(await codeOf(signInWithCredential(auth, oidc))).toBe("auth/operation-not-allowed");
  expect(await validatePassword(auth, "a")).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
  expect(await validatePassword(auth, "password")).toMatchObject({ isValid: true });
  auth.tenantId = "tenant";
  expect(await codeOf(signInAnonymously(auth))).toBe("auth/unsupported-tenant-operation");
});
