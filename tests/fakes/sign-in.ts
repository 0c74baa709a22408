/** Signs a demo account in at the embedded Firebase as the web SDK would, and returns its ID token. */
export async function signInForToken(
  origin: URL,
  email = "ada@example.com",
  password = "vitrine-demo",
): Promise<string> {
  const address = new URL("/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local", origin);
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const answer = (await response.json()) as { idToken?: string };
  if (!answer.idToken) throw new Error(`Signing ${email} in failed: ${JSON.stringify(answer)}`);
  return answer.idToken;
}
