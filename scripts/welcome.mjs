/** What a newcomer needs to know once the server is up. */
export function printWelcome({ port, stateFolder }) {
  const address = `http://localhost:${port}`;
  console.log(`
  Vitrine is at ${address}

  Demo accounts   ada@example.com         vitrine-demo     a user
                  staff@vitrine.example   vitrine-staff    staff
  Mail it sends   ${address}/emulator/mailbox
  Kept in         ${stateFolder}  (npm run reset empties it)
`);
}
