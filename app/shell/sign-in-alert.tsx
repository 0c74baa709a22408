/** What went wrong with a sign-in as a whole; errors of one field stand at the field. */
export function SignInAlert({ message }: { message: string | null }) {
  return (
    <div role="alert">
      {message && <p className="mb-4 rounded-md bg-danger-soft px-3.5 py-2.5 text-danger">{message}</p>}
    </div>
  );
}
