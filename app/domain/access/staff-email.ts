/**
 * Whether an e-mail address belongs to the company: exactly one @, a plain ASCII local part, and after it the
 * company's domain to the letter, in lower case. Look-alike letters, subdomains and trailing dots do not pass.
 */
export function isStaffEmail(email: unknown, companyDomain: string): boolean {
  if (typeof email !== "string" || companyDomain === "" || email.length > 254) return false;
  const parts = email.split("@");
  if (parts.length !== 2) return false;
  const [localPart, domain] = parts;
  return /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(localPart ?? "") && domain === companyDomain;
}
