/** Who is signed in, as the browser last heard: loaders decide by it where to go before they ask. The server decides anew. */
export const session = { signedIn: false, staffSignedIn: false };
