/** What a browser sees at `/graphql`: how to send operations. No scripts, so that it works under the strictest policy. */
export const playgroundPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL · Chowk</title>
</head>
<body>
<h1>Chowk's GraphQL API</h1>
<p>Send operations to this address by POST, or by WebSocket with the <code>graphql-transport-ws</code> protocol:</p>
<pre>curl --json '{"query":"{ menu { id name price } }"}' http://localhost:4000/graphql</pre>
<p>Sign in with the <code>login</code> mutation and send <code>Authorization: Bearer &lt;token&gt;</code>.</p>
</body>
</html>
`;
