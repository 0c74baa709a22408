const key = "vitrine:sign-in-link-email";

/** Remembers on this device which address a sign-in link was sent to: the link itself does not say. */
export function rememberLinkEmail(email: string): void {
  try {
    localStorage.setItem(key, email);
  } catch {
    // Then the page asks for the address when the link is opened.
  }
}

export function readLinkEmail(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetLinkEmail(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never stored.
  }
}
