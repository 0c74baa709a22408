/** What stands on the pages around a published page: where there is none, and where it asks for its password. */
interface PageWords {
  missingTitle: string;
  missingText: string;
  failedTitle: string;
  failedText: string;
  lockedTitle: string;
  lockedText: string;
  password: string;
  open: string;
  wrong: string;
  tooMany: string;
  signedUpTitle: string;
  signedUpText: string;
  signUpFailedTitle: string;
  signUpFailedText: string;
  back: string;
}

const english: PageWords = {
  missingTitle: "There is nothing here",
  missingText:
    "The address may be mistyped, or the page is not online. Check the link, or ask whoever sent it.",
  failedTitle: "This page cannot be shown right now",
  failedText: "Something went wrong on our side. Try again in a minute.",
  lockedTitle: "This page has a password",
  lockedText: "Ask whoever sent you the link for it.",
  password: "Password",
  open: "Open the page",
  wrong: "That is not the password. Check it and try again.",
  tooMany: "Too many tries. Wait ten minutes and try again.",
  signedUpTitle: "You are signed up",
  signedUpText: "Thank you. You can close this page or go back.",
  signUpFailedTitle: "That did not work",
  signUpFailedText: "Check the e-mail address, tick that you agree, and try again in a while.",
  back: "Back to the page",
};

const byLanguage: Readonly<Record<string, PageWords>> = {
  en: english,
  de: {
    missingTitle: "Hier ist nichts",
    missingText:
      "Vielleicht ist die Adresse vertippt, oder die Seite ist nicht online. Prüfe den Link oder frage, wer ihn geschickt hat.",
    failedTitle: "Diese Seite lässt sich gerade nicht zeigen",
    failedText: "Bei uns ist etwas schiefgegangen. Versuche es in einer Minute noch einmal.",
    lockedTitle: "Diese Seite hat ein Passwort",
    lockedText: "Frage danach, wer dir den Link geschickt hat.",
    password: "Passwort",
    open: "Seite öffnen",
    wrong: "Das ist nicht das Passwort. Prüfe es und versuche es noch einmal.",
    tooMany: "Zu viele Versuche. Warte zehn Minuten und versuche es noch einmal.",
    signedUpTitle: "Du bist angemeldet",
    signedUpText: "Danke. Du kannst diese Seite schließen oder zurückgehen.",
    signUpFailedTitle: "Das hat nicht geklappt",
    signUpFailedText: "Prüfe die E-Mail-Adresse, setze das Häkchen und versuche es später noch einmal.",
    back: "Zurück zur Seite",
  },
  fr: {
    missingTitle: "Il n’y a rien ici",
    missingText:
      "L’adresse est peut-être mal saisie, ou la page n’est pas en ligne. Vérifiez le lien ou demandez à la personne qui l’a envoyé.",
    failedTitle: "Cette page ne peut pas être affichée pour le moment",
    failedText: "Un problème est survenu de notre côté. Réessayez dans une minute.",
    lockedTitle: "Cette page a un mot de passe",
    lockedText: "Demandez-le à la personne qui vous a envoyé le lien.",
    password: "Mot de passe",
    open: "Ouvrir la page",
    wrong: "Ce n’est pas le mot de passe. Vérifiez-le et réessayez.",
    tooMany: "Trop d’essais. Attendez dix minutes et réessayez.",
    signedUpTitle: "Votre inscription est faite",
    signedUpText: "Merci. Vous pouvez fermer cette page ou revenir en arrière.",
    signUpFailedTitle: "Cela n’a pas fonctionné",
    signUpFailedText: "Vérifiez l’adresse e-mail, cochez la case et réessayez plus tard.",
    back: "Retour à la page",
  },
  es: {
    missingTitle: "Aquí no hay nada",
    missingText:
      "Puede que la dirección esté mal escrita o que la página no esté en línea. Revisa el enlace o pregunta a quien lo envió.",
    failedTitle: "Esta página no se puede mostrar ahora mismo",
    failedText: "Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un minuto.",
    lockedTitle: "Esta página tiene contraseña",
    lockedText: "Pídesela a quien te envió el enlace.",
    password: "Contraseña",
    open: "Abrir la página",
    wrong: "Esa no es la contraseña. Revísala e inténtalo de nuevo.",
    tooMany: "Demasiados intentos. Espera diez minutos e inténtalo de nuevo.",
    signedUpTitle: "Te has suscrito",
    signedUpText: "Gracias. Puedes cerrar esta página o volver.",
    signUpFailedTitle: "No ha funcionado",
    signUpFailedText: "Revisa el correo electrónico, marca la casilla e inténtalo más tarde.",
    back: "Volver a la página",
  },
  it: {
    missingTitle: "Qui non c’è nulla",
    missingText:
      "Forse l’indirizzo è scritto male, o la pagina non è online. Controlla il link o chiedi a chi lo ha inviato.",
    failedTitle: "Al momento questa pagina non può essere mostrata",
    failedText: "Qualcosa è andato storto da parte nostra. Riprova tra un minuto.",
    lockedTitle: "Questa pagina ha una password",
    lockedText: "Chiedila a chi ti ha inviato il link.",
    password: "Password",
    open: "Apri la pagina",
    wrong: "Non è la password giusta. Controllala e riprova.",
    tooMany: "Troppi tentativi. Aspetta dieci minuti e riprova.",
    signedUpTitle: "Iscrizione riuscita",
    signedUpText: "Grazie. Puoi chiudere questa pagina o tornare indietro.",
    signUpFailedTitle: "Non ha funzionato",
    signUpFailedText: "Controlla l’indirizzo e-mail, spunta la casella e riprova più tardi.",
    back: "Torna alla pagina",
  },
  pt: {
    missingTitle: "Não há nada aqui",
    missingText:
      "O endereço pode estar mal escrito, ou a página não está online. Verifique o link ou pergunte a quem o enviou.",
    failedTitle: "Esta página não pode ser mostrada agora",
    failedText: "Algo correu mal do nosso lado. Tente de novo daqui a um minuto.",
    lockedTitle: "Esta página tem uma palavra-passe",
    lockedText: "Peça-a a quem lhe enviou o link.",
    password: "Palavra-passe",
    open: "Abrir a página",
    wrong: "Essa não é a palavra-passe. Verifique-a e tente de novo.",
    tooMany: "Demasiadas tentativas. Espere dez minutos e tente de novo.",
    signedUpTitle: "A sua inscrição está feita",
    signedUpText: "Obrigado. Pode fechar esta página ou voltar.",
    signUpFailedTitle: "Não funcionou",
    signUpFailedText: "Verifique o e-mail, assinale a caixa e tente de novo mais tarde.",
    back: "Voltar à página",
  },
  nl: {
    missingTitle: "Hier is niets",
    missingText:
      "Misschien is het adres verkeerd getypt, of staat de pagina niet online. Controleer de link of vraag het wie hem stuurde.",
    failedTitle: "Deze pagina kan nu niet worden getoond",
    failedText: "Er ging bij ons iets mis. Probeer het over een minuut opnieuw.",
    lockedTitle: "Deze pagina heeft een wachtwoord",
    lockedText: "Vraag erom bij wie je de link stuurde.",
    password: "Wachtwoord",
    open: "Pagina openen",
    wrong: "Dat is niet het wachtwoord. Controleer het en probeer het opnieuw.",
    tooMany: "Te veel pogingen. Wacht tien minuten en probeer het opnieuw.",
    signedUpTitle: "Je bent aangemeld",
    signedUpText: "Bedankt. Je kunt deze pagina sluiten of teruggaan.",
    signUpFailedTitle: "Dat is niet gelukt",
    signUpFailedText: "Controleer het e-mailadres, zet het vinkje en probeer het later opnieuw.",
    back: "Terug naar de pagina",
  },
};

/** Those of the first language that is spoken here, by BCP 47 tags; English where none is. */
export function pageWords(languages: readonly string[]): { language: string; words: PageWords } {
  for (const tag of languages) {
    const language = tag.trim().split("-")[0]?.toLowerCase() ?? "";
    const words = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
    if (words) return { language, words };
  }
  return { language: "en", words: english };
}

/** The languages a browser asks for, the most wanted first. */
export function languagesOf(request: Request): string[] {
  return (request.headers.get("accept-language") ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => part.split(";"))
    .map(([tag = "", quality = "q=1"]) => ({ tag, wanted: Number(quality.split("=")[1]) || 0 }))
    .sort((one, other) => other.wanted - one.wanted)
    .map(({ tag }) => tag);
}
